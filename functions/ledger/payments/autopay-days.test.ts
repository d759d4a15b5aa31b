import { beforeEach, describe, expect, it } from 'vitest';
import { authorizationVersion } from '../../../shared/domain/ledger/rent/autopay-texts';
import { leastOnline } from '../../../shared/domain/ledger/rent/online-modes';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openRented } from '../../../test/support/test-world/rented';
import type { TenantWorld } from '../../../test/support/test-world/tenants';
import { postRentWith } from '../../jobs/post-rent';
import { logger } from '../../runtime/logger';
import { put } from '../../table/db/writes';
import { StoredTerm } from '../../table/leases/record';
import { getMyAutopay } from './get-my-autopay';
import { payRent } from './pay-rent';
import { receivePayment } from './receive-payment';
import { startAutopay } from './start-autopay';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
/** Rent of 1,450.00 for July and August is posted; today is 26 July. */
beforeEach(async () => {
  ({ testWorld, lease_id, tenant } = await openRented('2026-07-26T12:00:00.000Z'));
});

const days = async () => {
  const asked = { ...testWorld.call(tenant), params: { leaseId: lease_id } };
  return (await getMyAutopay(asked, testWorld.deps)).data.days;
};
const feeFrom = async (firstFeeDay: number) => {
  for (const term of await testWorld.all(StoredTerm))
    await testWorld.db.write(put(StoredTerm, { ...term, late: { ...term.late, firstFeeDay } }));
};
const pays = (cents: number) => {
  const check = { method: 'check', reference: '7', payer: 'Nora', hold_rest: false } as const;
  const body = { lease_id, cents, received_on: '2026-07-26', chosen: [], ...check };
  return testWorld.perform(receivePayment, { ...testWorld.call(), body });
};
const start = (after_due: number) => {
  const terms = { after_due, ceiling_cents: 290_000, announce_above_cents: 290_000, up_to: false };
  const body = { lease_id, ...terms, agrees: authorizationVersion } as const;
  return testWorld.perform(startAutopay, { ...testWorld.call(tenant), body });
};

describe('the days that autopay is offered for', () => {
  it.each([
    ['the due day alone, with a fee from the next day on', 1, 0],
    ['until the day before the first with a fee', 5, 4],
    ['until the last before a fee when that is the fourteenth', 15, 14],
    ['for fourteen days at most', 16, 14],
  ])('are %s', async (_, firstFeeDay, last) => {
    await feeFrom(firstFeeDay);
    expect((await days()).map(({ after_due }) => after_due)).toEqual(
      Array.from({ length: last + 1 }, (__, at) => at),
    );
    await expect(start(last + 1)).rejects.toMatchObject({
      details: { fields: { after_due: 'Choose a day without a late fee' } },
    });
    await start(last);
  });

  it.each([
    [leastOnline, { on: '2026-08-01', cents: leastOnline }],
    [leastOnline - 1, { on: '2026-09-01', cents: 145_000 + leastOnline - 1 }],
    [0, { on: '2026-09-01', cents: 145_000 }],
  ])(
    'begin with the first on which a debit is possible, with %d cents due until then',
    async (due, first) => {
      await pays(290_000 - due);
      expect((await days())[0]).toEqual({ after_due: 0, ...first });
    },
  );

  it('are shown without what is on its way', async () => {
    await testWorld.perform(payRent, { ...testWorld.call(tenant), body: { lease_id, cents: 100_000 } });
    expect((await days())[0]).toEqual({ after_due: 0, on: '2026-08-01', cents: 190_000 });
  });

  it('begin with the due day until it is over, then with the next one', async () => {
    const first: string[] = [];
    for (const today of ['2026-07-31', '2026-08-01', '2026-08-02']) {
      testWorld.goTo(`${today}T12:00:00.000Z`);
      await postRentWith(() => testWorld.deps)();
      first.push((await days())[0]?.on ?? '');
    }
    expect(first).toEqual(['2026-08-01', '2026-08-01', '2026-09-01']);
  });
});
