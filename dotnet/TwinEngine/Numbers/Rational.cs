using System.Globalization;
using System.Numerics;

namespace TwinEngine.Numbers;

/// <summary>An exact rational in lowest terms, denominator positive; <c>default</c> is 0.</summary>
internal readonly struct Rational : IEquatable<Rational>, IComparable<Rational>
{
    private readonly BigInteger _denominator;

    /// <exception cref="DivideByZeroException">The denominator is 0.</exception>
    public Rational(BigInteger numerator, BigInteger denominator)
    {
        if (denominator.IsZero)
        {
            throw new DivideByZeroException("a rational with denominator 0");
        }

        var divisor = BigInteger.GreatestCommonDivisor(numerator, denominator) * denominator.Sign;
        Numerator = numerator / divisor;
        _denominator = denominator / divisor;
    }

    private Rational(BigInteger numerator, BigInteger denominator, bool inLowestTerms)
    {
        System.Diagnostics.Debug.Assert(inLowestTerms, "what is not in lowest terms goes through the public constructor");
        (Numerator, _denominator) = (numerator, denominator);
    }

    public static Rational Zero => default;

    public static Rational One => 1;

    public BigInteger Numerator { get; }

    // default(Rational) has no denominator written; it stands for 0/1.
    public BigInteger Denominator => _denominator.IsZero ? BigInteger.One : _denominator;

    public bool IsZero => Numerator.IsZero;

    public bool IsOne => Numerator.IsOne && Denominator.IsOne;

    public int Sign => Numerator.Sign;

    public static implicit operator Rational(int value) => InLowestTerms(value, BigInteger.One);

    // Zeros, ones and equal denominators are most of what trees add and multiply; they need no common divisor, or a small one.
    public static Rational operator +(Rational left, Rational right) =>
        left.IsZero ? right
        : right.IsZero ? left
        : left.Denominator == right.Denominator ? new(left.Numerator + right.Numerator, left.Denominator)
        : new((left.Numerator * right.Denominator) + (right.Numerator * left.Denominator),
            left.Denominator * right.Denominator);

    public static Rational operator -(Rational left, Rational right) => left + -right;

    public static Rational operator -(Rational value) => InLowestTerms(-value.Numerator, value.Denominator);

    public static Rational operator *(Rational left, Rational right) =>
        left.IsZero || right.IsZero ? Zero
        : left.IsOne ? right
        : right.IsOne ? left
        : new(left.Numerator * right.Numerator, left.Denominator * right.Denominator);

    public static Rational operator /(Rational left, Rational right) =>
        new(left.Numerator * right.Denominator, left.Denominator * right.Numerator);

    public static bool operator ==(Rational left, Rational right) => left.Equals(right);

    public static bool operator !=(Rational left, Rational right) => !left.Equals(right);

    public static bool operator <(Rational left, Rational right) => left.CompareTo(right) < 0;

    public static bool operator >(Rational left, Rational right) => left.CompareTo(right) > 0;

    public static bool operator <=(Rational left, Rational right) => left.CompareTo(right) <= 0;

    public static bool operator >=(Rational left, Rational right) => left.CompareTo(right) >= 0;

    public static Rational Abs(Rational value) => value.Sign < 0 ? -value : value;

    public int CompareTo(Rational other) => Denominator == other.Denominator
        ? Numerator.CompareTo(other.Numerator)
        : (Numerator * other.Denominator).CompareTo(other.Numerator * Denominator);

    public bool Equals(Rational other) => Numerator == other.Numerator && Denominator == other.Denominator;

    public override bool Equals(object? obj) => obj is Rational other && Equals(other);

    public override int GetHashCode() => HashCode.Combine(Numerator, Denominator);

    /// <summary>The canonical text <c>p/q</c>, the denominator always written.</summary>
    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Numerator}/{Denominator}");

    private static Rational InLowestTerms(BigInteger numerator, BigInteger denominator) => new(numerator, denominator, true);
}
