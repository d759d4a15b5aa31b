import { Duration } from 'aws-cdk-lib';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  CfnEventInvokeConfig,
  Code,
  Function as Lambda,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledgeWildcard } from '../acknowledgements';
import {
  isForcedWildcard,
  type Statement,
  statementsOf,
  usesKey,
  usesReports,
  usesSeal,
  usesSecondFactors,
} from '../lambdas/grants';
import type { LambdaSpec } from '../lambdas/lambda-spec';
import type { Names } from '../names';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';

export type AppFunctionOptions = {
  readonly plan: Plan;
  readonly spec: LambdaSpec;
  readonly environment: Record<string, string>;
  /** For a function nobody waits for: the queue for calls whose every run failed. */
  readonly failedRuns?: Queue;
};

/** The log level of unexpected errors. */
export const surpriseLevel = 'ERROR';

/** For a call nobody waits for: how often Lambda retries it, and for how long. */
const again = { times: 2, forSeconds: 3600 } as const;

/** A Lambda with our defaults: Node.js 24 on arm64, its own bundle, and its own role with its grant. */
export class AppFunction extends Construct {
  readonly lambda: Lambda;

  constructor(scope: AppStack, name: string, options: AppFunctionOptions) {
    super(scope, name);
    const { plan, spec, environment, failedRuns } = options;
    const { names, bundles } = plan;
    const atOnce = spec.setAside && plan.stage[spec.setAside];
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: names.logGroup(name),
      encryptionKey: scope.key,
      retention: plan.stage.logDays,
      removalPolicy: plan.removal,
    });
    this.lambda = new Lambda(this, 'Function', {
      functionName: names.functionName(name),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundles.folder(name), { exclude: ['*.map'] }),
      handler: 'index.handler',
      memorySize: spec.memoryMegabytes,
      timeout: Duration.seconds(spec.timeoutSeconds),
      ...(atOnce !== undefined && { reservedConcurrentExecutions: atOnce }),
      role: this.role(name, scope, options),
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      // Drops Lambda's own two lines per call: the function's line says as much.
      systemLogLevelV2: SystemLogLevel.WARN,
      environment,
      currentVersionOptions: { removalPolicy: plan.removal },
    });
    this.countSurprises(name, { logGroup, names });
    if (failedRuns) this.keepFailedRuns(failedRuns);
  }

  /** To Lambda a 500 answer or a returned message is no failure, so its log line is counted. */
  private countSurprises(name: string, { logGroup, names }: { logGroup: LogGroup; names: Names }): void {
    new MetricFilter(this, 'Surprises', {
      logGroup,
      filterPattern: FilterPattern.stringValue('$.level', '=', surpriseLevel),
      metricNamespace: names.prefix,
      metricName: names.surprises(name),
      metricValue: '1',
    });
  }

  private keepFailedRuns({ queueArn }: Queue): void {
    new CfnEventInvokeConfig(this, 'FailedRuns', {
      functionName: this.lambda.functionName,
      qualifier: '$LATEST',
      maximumRetryAttempts: again.times,
      maximumEventAgeInSeconds: again.forSeconds,
      destinationConfig: { onFailure: { destination: queueArn } },
    });
  }

  private role(name: string, scope: AppStack, { plan, spec, failedRuns }: AppFunctionOptions): Role {
    const { keyArn } = scope.key;
    const statements: Statement[] = [
      ...statementsOf(name, spec.grant, plan),
      ...usesKey(spec.grant, { keyArn, plan, queues: failedRuns !== undefined }),
      ...usesSecondFactors(spec.grant, keyArn),
      ...usesSeal(spec.grant, () => scope.sealKeyArn),
      ...usesReports(spec.grant, () => scope.reportKeyArn),
      ...(failedRuns ? [{ actions: ['sqs:SendMessage'], resources: [failedRuns.queueArn] }] : []),
    ];
    const role = new Role(this, 'Role', {
      roleName: plan.names.functionRole(name),
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        grant: new PolicyDocument({
          statements: statements.map(
            ({ actions, resources, deny, conditions }) =>
              new PolicyStatement({
                effect: deny ? Effect.DENY : Effect.ALLOW,
                actions: [...actions],
                resources: [...resources],
                ...(conditions && { conditions }),
              }),
          ),
        }),
      },
    });
    for (const resource of statements.flatMap((statement) => statement.resources).filter(isForcedWildcard))
      acknowledgeWildcard(role, resource);
    return role;
  }
}
