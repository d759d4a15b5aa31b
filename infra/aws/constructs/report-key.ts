import { Key } from 'aws-cdk-lib/aws-kms';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';

/** The key of screening reports (D50): a second lock, which reading the table alone does not open. */
export function reportKey(stack: AppStack, { names, removal }: Plan): void {
  const key = new Key(stack, 'ReportKey', {
    alias: `${names.prefix}-reports`,
    description: 'Seals the screening reports of this stage.',
    enableKeyRotation: true,
    removalPolicy: removal,
  });
  new StringParameter(stack, 'ReportKeyArn', {
    parameterName: names.parameters.reportKeyArn,
    stringValue: key.keyArn,
  });
}
