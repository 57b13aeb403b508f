namespace TwinEngine.Cases;

/// <summary>The names of the definitions that quantities claim to implement.</summary>
internal static class Definitions
{
    public const string TreeNode = "GameSpec.Tree.Node";
    public const string NodeCount = "GameSpec.Tree.nodeCount";
    public const string Choices = "GameSpec.Tree.choices";
    public const string PayoffSums = "GameSpec.Tree.payoffSums";
    public const string ConstantSum = "GameSpec.Tree.constantSum";
    public const string PerfectInformation = "GameSpec.Recall.perfectInformation";
    public const string RecallBreaks = "GameSpec.Recall.breaks";
    public const string PerfectRecall = "GameSpec.Recall.perfectRecall";
    public const string SubgameRoots = "GameSpec.Subgame.roots";
    public const string PlanCount = "GameSpec.Plan.planCount";
    public const string Plans = "GameSpec.Plan.plans";
    public const string NormalFormPayoffs = "GameSpec.NormalForm.payoffs";
    public const string PureEquilibria = "GameSpec.NormalForm.pureEquilibria";
    public const string StrictlyDominated = "GameSpec.NormalForm.strictlyDominated";
    public const string WeaklyDominated = "GameSpec.NormalForm.weaklyDominated";
    public const string SubgamePerfectEquilibria = "GameSpec.Subgame.equilibria";
    public const string RecursionOptimalActions = "GameSpec.Recursion.optimalActions";
    public const string RecursionValue = "GameSpec.Recursion.bestResponseValue";
    public const string KuhnTree = "GameSpec.Kuhn.tree";
    public const string TerminalPayoff = "GameSpec.Kuhn.terminalPayoff";
    public const string ProfileTable = "GameSpec.Profile.table";
    public const string ReachWeights = "GameSpec.Reach.reachWeights";
    public const string ReachSums = "GameSpec.Reach.reachSums";
    public const string DealValues = "GameSpec.Evaluate.dealValues";
    public const string ExpectedValue = "GameSpec.Evaluate.expectedValue";
    public const string DeviationGain = "GameSpec.Evaluate.deviationGain";
    public const string NashConv = "GameSpec.Evaluate.nashConv";
    public const string Exploitability = "GameSpec.Evaluate.exploitability";
    public const string BestResponseValue = "GameSpec.BestResponse.bestResponseValue";
    public const string OptimalPlans = "GameSpec.BestResponse.optimalPlans";
    public const string ForcedDecisions = "GameSpec.BestResponse.forcedDecisions";
    public const string PathHistory = "GameSpec.Audit.pathHistory";
    public const string PathWeights = "GameSpec.Audit.pathWeights";
    public const string HistoryWeights = "GameSpec.Audit.historyWeights";
    public const string WeightSums = "GameSpec.Audit.weightSums";
    public const string PortedDealValues = "GameSpec.Audit.portedDealValues";
    public const string PortedValue = "GameSpec.Audit.portedValue";
    public const string CorrectedWeightSums = "GameSpec.Audit.correctedWeightSums";
    public const string CorrectedDealValues = "GameSpec.Audit.correctedDealValues";
    public const string CorrectedValue = "GameSpec.Audit.correctedValue";
    public const string Report = "GameSpec.Audit.report";
    public const string MixedValues = "GameSpec.Mixed.values";
    public const string MixedMaximum = "GameSpec.Mixed.maximum";
}
