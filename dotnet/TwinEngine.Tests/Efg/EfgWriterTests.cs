using FsCheck.Xunit;
using TwinEngine.Efg;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Efg;

public sealed class EfgWriterTests
{
    [Property(Arbitrary = [typeof(EfgSample)])]
    public bool Reading_what_was_written_gives_the_same_document(EfgSample sample)
    {
        var document = sample.Document();
        return EfgParser.Parse(EfgWriter.Write(document)).Equals(document);
    }

    [Property(Arbitrary = [typeof(EfgSample)])]
    public bool However_it_is_written_the_document_is_the_same(EfgSample sample, FsCheck.NonNegativeInt style)
    {
        var document = sample.Document();
        return EfgParser.Parse(new EfgScribe(style.Get).Write(document)).Equals(document);
    }

    [Property(Arbitrary = [typeof(EfgSample)])]
    public bool Two_documents_that_are_written_alike_are_equal(EfgSample sample, EfgSample other)
    {
        var (document, another) = (sample.Document(), other.Document());
        return document.Equals(another) == (EfgWriter.Write(document) == EfgWriter.Write(another));
    }

    // games.md, "Written (efg), to the character".
    [Fact]
    public void Everything_is_declared_in_full_each_time()
    {
        const string short_ = """
            EFG 2 D "T" { "A", "B" }
            c "" 4 { "h" 0.5 "t" 2/4 } 9 "bonus" { .5, -1 }
            p "n" 2 7 "s" { "x" } 0
            t "" 0
            p "m" 2 7 9
            t "" 9
            """;
        const string full = """
            EFG 2 R "T" { "A" "B" }
            ""

            c "" 4 "" { "h" 1/2 "t" 1/2 } 9 "bonus" { 1/2, -1 }
            p "n" 2 7 "s" { "x" } 0
            t "" 0
            p "m" 2 7 "s" { "x" } 9 "bonus" { 1/2, -1 }
            t "" 9 "bonus" { 1/2, -1 }
            """;
        Assert.Equal(full.ReplaceLineEndings("\n"), EfgWriter.Write(EfgParser.Parse(short_)));
    }
}
