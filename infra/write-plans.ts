import { parseArgs } from 'node:util';
import { documentClient, openTable } from '../functions/table/client';
import { planStore, putPlans } from '../functions/table/plans';
import { namesOf } from './aws/names';
import { stageNamed } from './config/stages';
import { plans } from './plans';

/**
 * `npm run plans -- --stage dev`: writes the plans a new table lacks. Rows that stand there are left as ops made them, unless `--replace`.
 */
const { values } = parseArgs({ options: { stage: { type: 'string' }, replace: { type: 'boolean' } } });
const stage = stageNamed(values.stage);
const tableName = namesOf(stage).table;
const table = openTable({ client: documentClient({ region: stage.region }), tableName });
const there = new Set((await planStore(table).all()).map((plan) => plan.id));
const missing = plans.filter((plan) => values.replace || !there.has(plan.id));
if (missing.length > 0) await putPlans(table, missing);
process.stdout.write(
  `Plans written to ${tableName}: ${missing.map((plan) => plan.plan).join(', ') || 'none'}\n`,
);
