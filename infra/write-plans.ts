import { parseArgs } from 'node:util';
import { storedPaymentKeys } from '../functions/gateways/payments/stored-payment-keys';
import { stripePayments } from '../functions/gateways/payments/stripe';
import { allPlans, putPlans } from '../functions/table/billing/plans';
import { documentClient } from '../functions/table/db/client';
import { openDb } from '../functions/table/db/db';
import { refuseUnready } from './aws/deploy/run-steps';
import { namesOf } from './aws/names';
import { stageNamed } from './config/stages';
import { plans } from './plans';

/** `npm run plans -- --stage dev [--replace]`: writes missing plans to the table, and products and prices
 * to the payment provider. Existing rows stay unless `--replace`; the provider's prices follow the rows. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { stage: { type: 'string' }, replace: { type: 'boolean' } } });
  const stage = stageNamed(values.stage);
  refuseUnready(stage);
  const tableName = namesOf(stage).table;
  const db = openDb({ client: documentClient({ region: stage.region }), tableName });
  const there = new Set((await allPlans(db)()).map((plan) => plan.id));
  const missing = plans.filter((plan) => values.replace || !there.has(plan.id));
  if (missing.length > 0) await putPlans(db, missing);
  process.stdout.write(
    `Plans written to ${tableName}: ${missing.map((plan) => plan.plan).join(', ') || 'none'}\n`,
  );

  const secretId = namesOf(stage).stripeKeys;
  const keys = await storedPaymentKeys({ secretId, region: stage.region });
  if (keys) await stripePayments(keys).ensurePrices(await allPlans(db)());
  process.stdout.write(
    keys
      ? 'Prices written to the payment provider\n'
      : `No prices written: ${secretId} holds no payment keys yet (infra/RUNBOOKS.md, Payments)\n`,
  );
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
