import type { TemplateResource } from './templates';

/** AWS's list prices of us-east-1 in dollars a month, of what costs while nobody calls. */
const prices: Readonly<Record<string, number>> = {
  'AWS::WAFv2::WebACL': 5,
  'AWS::SecretsManager::Secret': 0.4,
  'AWS::KMS::Key': 1,
  // Its private halves lie in a secret that a command makes.
  'AWS::CloudFront::KeyGroup': 0.4,
};
const ofRule = 1;
const ofAlarmMetric = 0.1;
/** An account's. */
const freeAlarmMetrics = 10;
const ofHostedZone = 0.5;
/** Three an account are free, each while it names at most fifty metrics. */
const ofDashboard = 3;
const freeDashboardMetrics = 50;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An alarm pays for each metric it looks at; the expression over them is free. */
const metricsOf = ({ Properties }: TemplateResource): number =>
  listOf(Properties.Metrics).filter((each) => 'MetricStat' in Object(each)).length || 1;

/** A graph names each of its metrics by namespace; a query or an expression names none. */
const metricsNamedBy = ({ Properties }: TemplateResource): number =>
  JSON.stringify(Properties.DashboardBody).split('[\\"AWS/').length - 1;

/** What a stage costs before the first call, and apart from it what its choices add. */
export function idleCost(resources: readonly TemplateResource[], { hasDomain }: { hasDomain: boolean }) {
  const of = (type: string) => resources.filter(({ Type }) => Type === type);
  const alarmMetrics = of('AWS::CloudWatch::Alarm').reduce((sum, alarm) => sum + metricsOf(alarm), 0);
  const rules = of('AWS::WAFv2::WebACL').flatMap(({ Properties }) => listOf(Properties.Rules)).length;
  const things = Object.entries(prices).map(([type, price]) => of(type).length * price);
  const alarms = Math.max(0, alarmMetrics - freeAlarmMetrics) * ofAlarmMetric;
  const dashboards = of('AWS::CloudWatch::Dashboard').filter(
    (dashboard) => metricsNamedBy(dashboard) > freeDashboardMetrics,
  );
  const dollars = [...things, alarms, dashboards.length * ofDashboard, hasDomain ? ofHostedZone : 0].reduce(
    (sum, each) => sum + each,
    0,
  );
  return { dollars, alarmMetrics, rules: rules * ofRule };
}
