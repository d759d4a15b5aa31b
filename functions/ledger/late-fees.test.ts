import { beforeEach, describe, expect, it } from 'vitest';
import { type LeaseStand, nora, openLeases, two } from '../../test/support/stand/leases';
import { postRentWith } from '../jobs/post-rent';
import { logger } from '../runtime/logger';
import { assessLateFees } from './assess-late-fees';
import { getLedger } from './get-ledger';

logger.setLogLevel('SILENT');

let stand: LeaseStand;
let lease_id: string;
/** A fee of 50.00 and 5.00 more for each week; July's rent is late since 7 July, today is the 7th. */
beforeEach(async () => {
  stand = await openLeases();
  lease_id = (await stand.draft(two)).lease_id;
  const fee = { kind: 'flat', cents: 5_000 } as const;
  const repeats = { every: 'week', cents: 500 } as const;
  const late = { fee, repeats, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent' as const] };
  await stand.save(lease_id, { late }, { coSigners: [] });
  await stand.send(lease_id);
  await stand.signAs(nora);
  await stand.signAs(stand.agent);
  stand.goTo('2026-07-07T12:00:00.000Z');
  await postRentWith(() => stand.deps)();
});

const rent = () => `rent:2026-07:${lease_id}:rent:2026-07-01`;
const assess = async (...entry_ids: string[]) => {
  const body = { leases: [{ lease_id, entry_ids }] };
  return (await stand.perform(assessLateFees, { ...stand.call(), body })).data;
};
const balance = async () =>
  (await getLedger({ ...stand.call(), params: { leaseId: lease_id }, query: {} }, stand.deps)).data.balance;

describe('a late fee that grows by the week', () => {
  it('is an entry of its own for what each week adds, charged once when the call is sent again [D3] [D16]', async () => {
    const before = await balance();
    const charged = (key: string) => ({
      posted: [{ lease_id, entry_id: `latefee:${rent()}${key}` }],
      refused: [],
    });
    for (const [day, key, cents] of [
      ['2026-07-07', '', 5_000],
      ['2026-07-14', ':2', 5_500],
      ['2026-07-28', ':3', 6_500],
    ] as const) {
      stand.goTo(`${day}T12:00:00.000Z`);
      expect(await assess(rent())).toEqual(charged(key));
      expect((await balance()) - before).toBe(cents);
      expect(await assess(rent())).toEqual(charged(key));
      expect((await balance()) - before).toBe(cents);
    }
  });

  it.each(['2026-07-08', '2026-07-13'])(
    'is not charged again on %s, before the week is over',
    async (day) => {
      await assess(rent());
      const before = await balance();
      stand.goTo(`${day}T12:00:00.000Z`);
      const why = 'There is no late fee to charge for this.';
      expect(await assess(rent())).toEqual({ posted: [], refused: [{ lease_id, why }] });
      expect(await balance()).toBe(before);
    },
  );
});
