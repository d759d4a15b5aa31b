import { Alias, Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Plan } from '../plan';
import type { AppStack } from '../stacks/app-stack';

/** The key that seals leases. Its private half never leaves KMS. */
export function sealKey(stack: AppStack, { names, removal }: Plan): void {
  const key = new Key(stack, 'SealKey', {
    description: 'Seals the leases of this stage.',
    keySpec: KeySpec.RSA_3072,
    keyUsage: KeyUsage.SIGN_VERIFY,
    removalPolicy: removal,
  });
  new Alias(stack, 'SealKeyAlias', { aliasName: `${names.prefix}-seal`, targetKey: key });
  new StringParameter(stack, 'SealKeyArn', {
    parameterName: names.parameters.sealKeyArn,
    stringValue: key.keyArn,
  });
}
