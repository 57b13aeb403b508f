"""The MSBuild words that a project of the twin may use, and what each is to the two ways to build."""

from __future__ import annotations

COMPILER_PROPERTIES = frozenset(
    {
        "AllowUnsafeBlocks",
        "AssemblyName",
        "CheckForOverflowUnderflow",
        "DebugType",
        "DefineConstants",
        "Deterministic",
        "EnableDefaultCompileItems",
        "ImplicitUsings",
        "LangVersion",
        "NoWarn",
        "Nullable",
        "Optimize",
        "OutputType",
        "RollForward",
        "RootNamespace",
        "TargetFramework",
        "TreatWarningsAsErrors",
        "WarningLevel",
        "WarningsAsErrors",
        "WarningsNotAsErrors",
    }
)
"""What both ways compile by."""

ATTRIBUTE_PROPERTIES = frozenset(
    {
        "AssemblyTitle",
        "AssemblyVersion",
        "Authors",
        "Company",
        "Copyright",
        "Description",
        "FileVersion",
        "InformationalVersion",
        "Product",
        "Version",
    }
)
"""What both ways write into the assembly as attributes."""

RUNTIME_KNOBS = {
    "ConcurrentGarbageCollection": "System.GC.Concurrent",
    "InvariantGlobalization": "System.Globalization.Invariant",
    "PredefinedCulturesOnly": "System.Globalization.PredefinedCulturesOnly",
    "RetainVMGarbageCollection": "System.GC.RetainVM",
    "ServerGarbageCollection": "System.GC.Server",
    "TieredCompilation": "System.Runtime.TieredCompilation",
    "TieredCompilationQuickJit": "System.Runtime.TieredCompilation.QuickJit",
    "TieredCompilationQuickJitForLoops": "System.Runtime.TieredCompilation.QuickJitForLoops",
    "TieredPGO": "System.Runtime.TieredPGO",
    "UseSystemResourceKeys": "System.Resources.UseSystemResourceKeys",
}
"""Boolean properties that both ways write into the program's runtimeconfig.json, and under which key."""

SDK_PROPERTIES = frozenset(
    {
        "AnalysisLevel",
        "AnalysisMode",
        "CheckEolTargetFramework",
        "CodeAnalysisTreatWarningsAsErrors",
        "ContinuousIntegrationBuild",
        "DisableTransitiveFrameworkReferenceDownloads",
        "EnableNETAnalyzers",
        "EnforceCodeStyleInBuild",
        "GenerateDocumentationFile",
        "IncludeSourceRevisionInInformationalVersion",
        "IsPackable",
        "IsPublishable",
        "IsTestProject",
        "MSBuildTreatWarningsAsErrors",
        "NuGetAudit",
        "NuGetAuditLevel",
        "NuGetAuditMode",
        "PackageLicenseExpression",
        "ProduceReferenceAssembly",
        "RestoreLockedMode",
        "RestorePackagesWithLockFile",
        "RunAnalyzersDuringBuild",
        "SatelliteResourceLanguages",
        "SuppressNETCoreSdkPreviewMessage",
        "UseAppHost",
    }
)
"""The SDK's alone: analyzers, restoring and packing. They change no instruction of what is compiled."""

PROPERTIES = COMPILER_PROPERTIES | ATTRIBUTE_PROPERTIES | RUNTIME_KNOBS.keys() | SDK_PROPERTIES

ITEMS = {
    "AdditionalFiles": frozenset({"Include"}),
    "Compile": frozenset({"Include", "Remove", "Link"}),
    "EmbeddedResource": frozenset({"Include", "LogicalName"}),
    "InternalsVisibleTo": frozenset({"Include"}),
    "None": frozenset({"Include", "Remove"}),
    "PackageReference": frozenset({"Include", "Version"}),
    "ProjectReference": frozenset({"Include"}),
    "Using": frozenset({"Include", "Static", "Alias"}),
}
"""Item types and the metadata each may carry; AdditionalFiles and None are the SDK's alone."""
