import { postRentWith } from '../../functions/jobs/post-rent';
import { getLedger } from '../../functions/ledger/books/get-ledger';
import { listBalances } from '../../functions/ledger/charges/list-balances';
import { getReport } from '../../functions/ledger/reports/get-report';
import { atMost, type Measured } from './figure';
import { leaseList } from './lease-calls';
import { openManyLeases } from './many-leases';
import { paymentRate } from './payments';
import { median } from './statistics';

const leases = 10_000;
const rounds = 9;
const pageRounds = 60;
const entriesOf = { short: 50, long: 5_000 } as const;

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

type Many = Awaited<ReturnType<typeof openManyLeases>>;

async function aging({ deps, call }: Many): Promise<Record<'balances' | 'report', number>> {
  const balances = () => listBalances({ ...call(), query: {} }, deps);
  const report = async () => {
    let after: string | undefined;
    do {
      const query = { report: 'aging' as const, from: '2026-07-26', to: '2026-07-26', after };
      after = (await getReport({ ...call(), query }, deps)).data.next;
    } while (after !== undefined);
  };
  const { count } = (await balances()).data;
  if (count < leases) throw new Error(`There are ${count} ledgers`);
  const taken = { balances: [] as number[], report: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    taken.balances.push(await seconds(balances));
    taken.report.push(await seconds(report));
  }
  return { balances: median(taken.balances), report: median(taken.report) };
}

/** Both in turns, so that a slow moment of the machine meets both. */
async function firstPages({ deps, call, longLedger }: Many): Promise<Record<'short' | 'long', number>> {
  const ids = { short: await longLedger(entriesOf.short), long: await longLedger(entriesOf.long) };
  const page = (leaseId: string) => getLedger({ ...call(), params: { leaseId }, query: {} }, deps);
  const taken = { short: [] as number[], long: [] as number[] };
  for (let round = 0; round < pageRounds; round += 1) {
    taken.short.push(await seconds(() => page(ids.short)));
    taken.long.push(await seconds(() => page(ids.long)));
  }
  return { short: median(taken.short), long: median(taken.long) };
}

/** (l) Rent money of 10,000 leases, over the stores without HTTP; the database is local and in memory. */
export async function rentMoney(): Promise<Measured> {
  const many = await openManyLeases(leases);
  try {
    const owed = await aging(many);
    const pages = await firstPages(many);
    const list = await leaseList(many, leases);
    const paid = await paymentRate(many);
    many.goTo('2026-08-26T12:00:00.000Z');
    const run = postRentWith(() => many.deps);
    let posted = 0;
    const took = await seconds(async () => {
      posted = (await run()).posted;
    });
    if (posted < leases) throw new Error(`Only ${posted} rents were posted`);
    const again = await seconds(run);
    const ms = (value: number) => `${(value * 1000).toFixed(1)} ms`;
    return {
      figures: [
        list,
        ...paid.figures,
        atMost(
          { id: 'l.aging', what: `who owes what, ${leases} leases`, value: owed.balances, unit: 's' },
          0.5,
        ),
        atMost(
          {
            id: 'l.ledger-page',
            unit: '×',
            value: pages.long / pages.short,
            what: `first page of a ledger of ${entriesOf.long} entries beside one of ${entriesOf.short}`,
          },
          1.2,
        ),
        atMost({ id: 'l.rent-run', what: `rent run of ${leases} leases`, value: took, unit: 's' }, 45),
      ],
      notes: [
        paid.note,
        `the whole aging report: ${owed.report.toFixed(2)} s`,
        `first page: ${ms(pages.short)} of ${entriesOf.short} entries, ${ms(pages.long)} of ${entriesOf.long}`,
        `rent run: ${posted} posted; right after it ${again.toFixed(1)} s more; ${many.engine}`,
      ],
    };
  } finally {
    await many.stop();
  }
}
