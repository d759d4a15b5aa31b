import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { elias, nora, one } from '../../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../../test/support/test-world/tenants';
import { endLease } from '../../leases/moves/lease-moves';
import { settleDeposit } from '../../leases/settlement/settle-deposit';
import { logger } from '../../runtime/logger';
import { Settlement } from '../../table/ledger/record';
import { listCashEntries } from '../bank/list-cash-entries';
import { getLedger } from '../books/get-ledger';
import { getMyLedger } from '../books/get-my-ledger';
import { openLedger } from '../books/open-ledger';
import { addCharge } from '../charges/add-charge';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let lease_id: string;
let mine: Partial<Viewer>;
/** Nora and Elias left on July 20, with 1,450.00 of Nora's deposit held; today is the 24th. */
beforeEach(async () => {
  testWorld = await openTenants();
  lease_id = await testWorld.sent(one, { coSigners: [], tenants: [nora, elias] });
  mine = await testWorld.movedIn([nora, elias, testWorld.agent]);
  await testWorld.accept(elias.email);
  testWorld.goTo('2026-07-10T12:00:00.000Z');
  const deposits = [{ tenant_id: 'nora', cents: 145_000 }];
  await opens({ deposits });
  testWorld.goTo('2026-07-24T12:00:00.000Z');
  const body = { lease_id, day: '2026-07-20', why: 'move-out', note: '' } as const;
  await testWorld.perform(endLease, { ...testWorld.call(), body });
});

const opens = ({ deposits }: { deposits: { tenant_id: string; cents: number }[] }) =>
  testWorld.perform(openLedger, {
    ...testWorld.call(),
    body: { lease_id, rent_from: '2026-08', owed: [], credit_cents: 0, deposits },
  });
const charges = (cents: number) => {
  const other = { lease_id, kind: 'other', label: 'Parking', due_on: '2026-07-20', cents } as const;
  return testWorld.perform(addCharge, { ...testWorld.call(), body: other });
};
type Over = Partial<Parameters<typeof settleDeposit.act>[0]['body']>;
const settles = (over: Over) => {
  const paid_out = { to: 'Nora Whitaker', method: 'check', reference: '2001' } as const;
  const figures = { refunded_cents: 145_000, owed_cents: 0, charges: [], waivers: [] };
  const body = { lease_id, ...figures, signed_by: 'Lena Hart', paid_out, ...over };
  return testWorld.perform(settleDeposit, { ...testWorld.call(), body });
};
const asTenant = async (viewer: Partial<Viewer>) =>
  (await getMyLedger({ ...testWorld.call(viewer), params: { leaseId: lease_id }, query: {} }, testWorld.deps))
    .data;

describe('a settled lease [D40]', () => {
  it('shows its letter to each tenant; whom the deposit went to, and the check, to that one alone [D26]', async () => {
    expect((await asTenant(mine)).settlement).toBeUndefined();
    await settles({});
    const [own, other] = [await asTenant(mine), await asTenant(await testWorld.tenant(elias.email))];
    const outOf = (ledger: typeof own) => ledger.lines.flatMap(({ paid_out }) => paid_out ?? []);
    expect(outOf(own)).toMatchObject([{ to: 'Nora Whitaker', reference: '2001' }]);
    expect(outOf(other)).toMatchObject([{ to: 'Nora', reference: '' }]);
    for (const ledger of [own, other])
      expect(ledger.settlement).toMatchObject({ on: '2026-07-24', sums: { refunded: 145_000 } });
  });

  it('says in its letter what was waived of which charge, and why', async () => {
    await charges(5_000);
    const { open } = (
      await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: {} }, testWorld.deps)
    ).data;
    const parking = open.find(({ kind }) => kind === 'other');
    const waivers = [{ charge: parking?.charge ?? 0, cents: 2_000, reason: 'Agreed by phone' }];
    await settles({ waivers, refunded_cents: 142_000 });
    expect(await testWorld.all(Settlement)).toMatchObject([
      {
        due: [{ kind: 'other', label: 'Parking', cents: 5_000 }],
        waivers: [{ kind: 'other', label: 'Parking', cents: 2_000, reason: 'Agreed by phone' }],
      },
    ]);
  });

  it('shows its check among what the bank will pay, with whom and which', async () => {
    await settles({});
    const query = { from: '2026-07-24', to: '2026-07-24' };
    const { entries } = (await listCashEntries({ ...testWorld.call(), query }, testWorld.deps)).data;
    expect(entries).toMatchObject([
      { cents: -145_000, who: 'Nora Whitaker', method: 'check', reference: '2001', is_undone: false },
    ]);
  });

  it('still takes a charge that is no deposit', async () => {
    await settles({});
    expect((await charges(5_000)).data.entry_id).toBeTruthy();
  });

  it('takes no opening balances any more', async () => {
    await settles({});
    await expect(opens({ deposits: [] })).rejects.toMatchObject({ code: 'wrong-status' });
  });
});
