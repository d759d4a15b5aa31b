import { CfnApplication, CfnDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, CfnAlias, type Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import type { Feature } from '../../../shared/contract';
import { acknowledge } from '../acknowledgements';
import { featureLambdas } from '../lambdas/lambdas';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';
import { liveAlias } from './live-alias';

type Of = { readonly plan: Plan; readonly feature: Feature };

/** Features whose new version is tried by a tenth of the calls, in a stage that asks for it. */
export const canaryFeatures = ({ stage }: Pick<Plan, 'stage'>): readonly Feature[] =>
  stage.canary
    ? (Object.keys(featureLambdas) as Feature[]).filter((feature) => featureLambdas[feature].canary)
    : [];

/** The alarms that stop a canary and put the old version back. */
export const brakesOf = ({ names }: Pick<Plan, 'names'>, feature: Feature): readonly string[] => [
  names.alarm(`${feature}-errors`),
];

/** Ten minutes, since an alarm looks at five. */
export const canaryPace = 'CodeDeployDefault.LambdaCanary10Percent10Minutes';

/** May move the alias and look at the alarms; nothing else. */
function shiftRole(stack: AppStack, { plan: { names }, feature }: Of): Role {
  const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });
  const alias = `${names.functionArn(feature)}:${liveAlias}`;
  const role = new Role(stack, `${feature}-shiftRole`, {
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
    inlinePolicies: {
      shift: new PolicyDocument({
        statements: [
          allow(
            ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'],
            [names.functionArn(feature), alias],
          ),
          // AWS documents no narrower one for it (AWSCodeDeployRoleForLambda).
          allow(['cloudwatch:DescribeAlarms'], ['*']),
        ],
      }),
    },
  });
  acknowledge(role, 'everyAlarm');
  return role;
}

function shiftGradually(stack: AppStack, alias: Alias, of: Of): void {
  const { plan, feature } = of;
  const name = plan.names.functionName(feature);
  const application = new CfnApplication(stack, `${feature}-shifts`, {
    applicationName: name,
    computePlatform: 'Lambda',
  });
  const group = new CfnDeploymentGroup(stack, `${feature}-canary`, {
    applicationName: application.ref,
    deploymentGroupName: name,
    serviceRoleArn: shiftRole(stack, of).roleArn,
    deploymentConfigName: canaryPace,
    deploymentStyle: { deploymentType: 'BLUE_GREEN', deploymentOption: 'WITH_TRAFFIC_CONTROL' },
    alarmConfiguration: { enabled: true, alarms: brakesOf(plan, feature).map((alarm) => ({ name: alarm })) },
    autoRollbackConfiguration: {
      enabled: true,
      events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM', 'DEPLOYMENT_STOP_ON_REQUEST'],
    },
  });
  const { defaultChild } = alias.node;
  if (!(defaultChild instanceof CfnAlias)) throw new Error('The alias has no CfnAlias.');
  defaultChild.cfnOptions.updatePolicy = {
    codeDeployLambdaAliasUpdate: { applicationName: application.ref, deploymentGroupName: group.ref },
  };
}

/** A feature's function as callers see it: an alias on its newest version. */
export function liveVersion(stack: AppStack, lambda: Lambda, of: Of): Alias {
  const alias = new Alias(stack, `${of.feature}-live`, {
    aliasName: liveAlias,
    version: lambda.currentVersion,
  });
  if (canaryFeatures(of.plan).includes(of.feature)) shiftGradually(stack, alias, of);
  return alias;
}
