import { Duration } from 'aws-cdk-lib';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as Lambda, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledgeWildcard } from './acknowledgements';
import { isForcedWildcard, statementsOf } from './grants';
import type { LambdaSpec } from './lambdas';
import type { Plan } from './plan';

/** A Lambda as this house runs it: Node.js 24 on arm64, from its own bundle, with a role of its own that may do what its grant says. */
export class HouseFunction extends Construct {
  readonly lambda: Lambda;

  constructor(
    scope: Construct,
    name: string,
    { plan, spec, environment }: { plan: Plan; spec: LambdaSpec; environment: Record<string, string> },
  ) {
    super(scope, name);
    const { names, bundles } = plan;
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: names.logGroup(name),
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
      role: this.role(name, spec, plan),
      logGroup,
      environment,
    });
  }

  private role(name: string, spec: LambdaSpec, { names, senderArns }: Plan): Role {
    const statements = statementsOf(name, spec.grant, names, senderArns);
    const role = new Role(this, 'Role', {
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
