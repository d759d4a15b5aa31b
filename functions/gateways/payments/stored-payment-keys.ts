import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { requests } from '../requests';
import { secretVersions } from '../secret-versions';
import { type PaymentKeys, paymentKeysIn } from './keys';

/** Undefined until someone stores the keys in Secrets Manager. */
export async function storedPaymentKeys({
  secretId,
  region,
}: {
  secretId: string;
  region?: string;
}): Promise<PaymentKeys | undefined> {
  const client = new SecretsManagerClient(region === undefined ? requests : { ...requests, region });
  const found = await secretVersions(client).read(secretId, 'AWSCURRENT');
  return found && paymentKeysIn(found.text);
}
