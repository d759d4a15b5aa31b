import { expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { nora, one, openLeases } from '../../test/support/test-world/leases';
import { discardDraft } from './draft/discard-draft';
import { draftAgain } from './draft/draft-again';
import { endLease, giveNotice, renewLease, returnKeys } from './moves/lease-moves';
import { voidLease } from './signing/void-lease';

const day = 86_400;

it('what staff may do with a lease follows its papers and its days, and what they may change', async () => {
  const testWorld = await openLeases();
  const call = () => testWorld.call();
  const { lease_id } = await testWorld.draft(one);
  const may = async (who: Partial<Viewer> = {}) => {
    const found = Object.entries((await testWorld.read(lease_id, who)).may);
    return found.flatMap(([what, isPossible]) => (isPossible ? [what] : []));
  };
  const staff = (areas: object): Partial<Viewer> => ({
    roleLabel: 'rentalManager',
    userId: 'usr_head',
    grants: { areas, properties: 'all' },
  });
  const drafting = ['change', 'send', 'discard'];
  expect(await may()).toEqual(drafting);
  expect(await may(staff({ leases: 'view', money: 'view' }))).toEqual([]);
  const filling = { coSigners: [], tenants: [nora] };
  await testWorld.save(lease_id, { atEnd: 'month-to-month' }, filling);
  await testWorld.send(lease_id);
  expect(await may()).toEqual(['void', 'resend']);
  await testWorld.perform(voidLease, { ...call(), body: { lease_id, note: '' } });
  expect(await may()).toEqual(['draft_again']);
  const { version } = await testWorld.read(lease_id);
  await testWorld.perform(draftAgain, { ...call(), body: { lease_id, version } });
  expect(await may()).toEqual(drafting);
  await testWorld.save(lease_id, { atEnd: 'month-to-month' }, filling);
  await testWorld.send(lease_id);
  expect(await may()).toEqual(['void', 'resend']);
  await testWorld.signAs(nora);
  expect(await may()).toEqual(['void', 'resend']);
  await testWorld.signAs(testWorld.agent);
  expect(await may()).toEqual(['void', 'renew', 'change_rent', 'see_ledger']);

  testWorld.wait(30 * day);
  const begun = ['renew', 'give_notice', 'end', 'change_rent', 'see_ledger'];
  expect(await may()).toEqual(begun);
  expect(await may(staff({ leases: 'change' }))).toEqual(begun.slice(0, -1));
  expect(await may(staff({ leases: 'view', money: 'view' }))).toEqual(['see_ledger']);
  await testWorld.perform(renewLease, { ...call(), body: { lease_id } });
  expect(await may()).toEqual([...drafting, ...begun.slice(1)]);
  const drafted = { lease_id, version: (await testWorld.read(lease_id)).version };
  await testWorld.perform(discardDraft, { ...call(), body: drafted });
  expect(await may()).toEqual(['draft_again', ...begun]);
  await testWorld.perform(renewLease, { ...call(), body: { lease_id } });
  const notice = { by: 'tenants' as const, last_day: '2026-10-31', reason: '' };
  await testWorld.perform(giveNotice, { ...call(), body: { lease_id, ...notice } });
  const given = ['discard', 'give_notice', 'take_notice_back', 'return_keys', 'end'];
  expect(await may()).toEqual([...given, 'see_ledger']);
  testWorld.wait(120 * day);
  expect(await may()).toEqual([...given, 'roll_over', 'charge_rent', 'see_ledger']);
  await testWorld.perform(returnKeys, { ...call(), body: { lease_id, day: '2026-11-01', address: '' } });
  const over = { why: 'agreement' as const, note: '', day: '2026-11-10' };
  await testWorld.perform(endLease, { ...call(), body: { lease_id, ...over } });
  expect(await may()).toEqual(['discard', 'reopen', 'see_ledger']);
});
