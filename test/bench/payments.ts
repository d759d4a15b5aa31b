import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mapAll } from '../../functions/runtime/map-all';
import { tableSchema } from '../../functions/table/db/schema';
import type { StoredHead } from '../../functions/table/ledger/record';
import { accounts, firstBank } from '../../shared/domain/ledger/accounts';
import { post } from '../../shared/domain/ledger/fold';
import { isRefused } from '../../shared/domain/ledger/refusals';
import { receive } from '../../shared/domain/ledger/rent/payments';
import { aTrace } from '../support/table-data';
import { atLeast, type Figure } from './figure';
import type { openManyLeases } from './many-leases';
import { median } from './statistics';

const organizationId = 'org_one';
const connections = 16;
const perRound = 300;
/** The first warms up. */
const rounds = 6;
const cents = 10_000;
const { partitionKey, sortKey } = tableSchema;
/** About what an entry, a head, a payment and a log entry take. */
const bytes = 700;

type Many = Awaited<ReturnType<typeof openManyLeases>>;
type Work = () => Promise<unknown>;

/** How many a second, 16 at once. */
async function rateOf(works: readonly Work[]): Promise<number> {
  const began = performance.now();
  await mapAll(works, (work) => work(), { concurrency: connections });
  return (works.length / (performance.now() - began)) * 1000;
}

/** A bare transaction of four new items. */
const bare =
  ({ client, tableName }: Many, name: string): Work =>
  () =>
    client.send(
      new TransactWriteCommand({
        TransactItems: Array.from({ length: 4 }, (_, at) => ({
          Put: {
            TableName: tableName,
            Item: { [partitionKey]: `bare#${name}`, [sortKey]: String(at), text: 'x'.repeat(bytes) },
            ConditionExpression: `attribute_not_exists(${partitionKey})`,
          },
        })),
      }),
    );

const cashOf = async ({ deps }: Many): Promise<number> =>
  (await deps.ledgers.heads(organizationId)).reduce(
    (sum, { balances }) => sum + (balances[accounts.cash(firstBank)] ?? 0),
    0,
  );

/** A payment of each of these leases, ready to be written: entry, head, payment and log entry. */
const paymentsOf = ({ deps }: Many, heads: readonly StoredHead[]): Promise<Work[]> =>
  mapAll(
    heads,
    async ({ shown, ...key }) => {
      const before = await deps.ledgers.book(key);
      const payment = deps.ids.next('pay');
      const facts = {
        method: 'check',
        reference: '1',
        payer: 'Nora',
        chosen: [],
        isAutomatic: true,
      } as const;
      const shares = () => [{ ownerId: 'own_ada', percentage: 100 }];
      const by = { source: `payment:${payment}`, on: '2026-07-26' };
      const posted = post(before.book, receive(before.book, by, { payment, cents, ...facts, shares }));
      if (isRefused(posted)) throw new Error(posted.refused);
      const actor = { by: 'usr_head', at: '2026-07-26T12:00:00.000Z', requestId: 'req' };
      const trace = aTrace(organizationId, key.leaseId);
      return () => deps.ledgers.post({ before, posted, shown, actor, trace });
    },
    { concurrency: connections },
  );

/**
 * P7: payments of one property through the store, beside bare transactions and beside payments of a property
 * each, in turns. Throws when one is lost or doubled.
 */
export async function paymentRate(many: Many): Promise<{ figures: Figure[]; note: string }> {
  const heads = (await many.deps.ledgers.heads(organizationId)).slice(0, rounds * perRound);
  const apart = await many.scattered(heads);
  const before = await cashOf(many);
  const rates = { together: [] as number[], apart: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const ofRound = (all: readonly StoredHead[]) =>
      paymentsOf(many, all.slice(round * perRound, (round + 1) * perRound));
    const works = { together: await ofRound(heads), apart: await ofRound(apart) };
    const bares = works.together.map((_, at) => bare(many, `${round}-${at}`));
    const [together, scattered] = [await rateOf(works.together), await rateOf(works.apart)];
    const raw = await rateOf(bares);
    if (round === 0) continue;
    rates.together.push(together);
    rates.apart.push(scattered);
    rates.bare.push(raw);
  }
  const kept = (await cashOf(many)) - before;
  if (kept !== 2 * rounds * perRound * cents) throw new Error(`${kept} cents are kept`);
  const [posted, scattered, raw] = [median(rates.together), median(rates.apart), median(rates.bare)];
  const what = 'payments through the store beside bare transactions of 4 items, 16 at once';
  return {
    figures: [
      atLeast({ id: 'l.payments', what, value: posted / raw, unit: '×' }, 0.65),
      atLeast(
        {
          id: 'l.payments.one-property',
          unit: '×',
          value: posted / scattered,
          what: 'payments of one property beside payments of a property each',
        },
        0.9,
      ),
    ],
    note: `payments: ${Math.round(posted)} a second of one property, ${Math.round(raw)} bare; none lost or doubled`,
  };
}
