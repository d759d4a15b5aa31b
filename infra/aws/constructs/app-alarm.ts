import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  type MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export type AlarmSpec = {
  readonly id: string;
  /** A full sentence about whom it hurts: the first thing read at night. */
  readonly impact: string;
  /** The heading in infra/RUNBOOKS.md that says what to do. */
  readonly runbook: string;
  readonly metric: Metric | MathExpression;
  /** Alarms at this value or above, or below it… */
  readonly threshold: number;
  /** True for what must happen: nothing counted is as bad as too little. */
  readonly isBelow?: true;
  /** …for this many periods in a row. */
  readonly periods: number;
};

export const metric = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string>,
  statistic = 'Sum',
): Metric => new Metric({ namespace, metricName, dimensionsMap, statistic, period: Duration.minutes(5) });

/** An alarm with its impact and runbook; it notifies when it starts and when it ends. */
export class AppAlarm extends Construct {
  constructor(scope: Construct, { spec, prefix, topic }: { spec: AlarmSpec; prefix: string; topic: ITopic }) {
    super(scope, spec.id);
    const alarm = new Alarm(this, 'Alarm', {
      alarmName: `${prefix}-${spec.id}`,
      alarmDescription: `${spec.impact} What to do: infra/RUNBOOKS.md, ${spec.runbook}.`,
      metric: spec.metric satisfies IMetric,
      threshold: spec.threshold,
      evaluationPeriods: spec.periods,
      ...(spec.isBelow
        ? {
            comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
            treatMissingData: TreatMissingData.BREACHING,
          }
        : { treatMissingData: TreatMissingData.NOT_BREACHING }),
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
  }
}
