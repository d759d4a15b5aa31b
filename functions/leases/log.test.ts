import { expect, it } from 'vitest';
import { shortText } from '../../test/support/leases/template-data';
import { newestEntry } from '../../test/support/newest-entry';
import { elias, nora, one, openLeases, scan } from '../../test/support/test-world/leases';
import { propertyId } from '../../test/support/test-world/portfolio';
import { discardDraft } from './draft/discard-draft';
import { draftAgain } from './draft/draft-again';
import {
  changeRent,
  decideHoldover,
  endLease,
  giveNotice,
  renewLease,
  reopenLease,
  returnKeys,
  takeNoticeBack,
} from './moves/lease-moves';
import { offerRenewal } from './moves/offer-renewal';
import { resendLink } from './signing/resend-link';
import { signInPerson } from './signing/sign-in-person';
import { voidLease } from './signing/void-lease';
import { archiveTemplate } from './templates/archive-template';
import { saveTemplate } from './templates/save-template';
import { chooseTimeZone } from './terms/choose-time-zone';
import { setRentShares } from './terms/set-rent-shares';

const day = 86_400;

it('the log says of each change of a lease what it was, and of which unit', async () => {
  const testWorld = await openLeases();
  const call = () => testWorld.call();
  const is = async (action: string) =>
    expect(await newestEntry(testWorld)).toEqual([action, 'lease', '1A', propertyId, undefined]);
  const { lease_id } = await testWorld.draft(one);
  await is('lease.draft');
  const people = { coSigners: [], tenants: [nora, elias] };
  await testWorld.save(lease_id, { atEnd: 'month-to-month' }, people);
  await is('lease.update');
  const body = async () => ({ lease_id, version: (await testWorld.read(lease_id)).version });
  await testWorld.perform(discardDraft, { ...call(), body: await body() });
  await is('lease.discard');
  await testWorld.perform(draftAgain, { ...call(), body: await body() });
  await is('lease.draft-again');
  await testWorld.save(lease_id, { atEnd: 'month-to-month' }, people);
  await testWorld.send(lease_id);
  await is('lease.send');
  await testWorld.perform(resendLink, { ...call(), body: { lease_id, signer_id: 'nora' } });
  await is('lease.resend');
  await testWorld.perform(voidLease, { ...call(), body: { lease_id, note: '' } });
  await is('lease.void');
  await testWorld.perform(draftAgain, { ...call(), body: await body() });
  await testWorld.save(lease_id, { atEnd: 'month-to-month' }, people);
  await testWorld.send(lease_id);
  const witness = { name: 'Wanda Witt' };
  await testWorld.perform(signInPerson, { ...call(), body: { lease_id, witness: witness.name, scan } });
  await is('lease.in-person');

  testWorld.wait(30 * day);
  const shares = [nora, elias].map(({ id }) => ({ tenant_id: id, amount: 72_500 }));
  const divided = { lease_id, from: '2026-08-01', unit: 'cents' as const, shares };
  await testWorld.perform(setRentShares, { ...call(), body: divided });
  await is('lease.shares');
  const last = { by: 'tenants' as const, last_day: '2026-10-31', reason: '' };
  await testWorld.perform(giveNotice, { ...call(), body: { lease_id, ...last } });
  await is('lease.notice');
  await testWorld.perform(takeNoticeBack, { ...call(), body: { lease_id } });
  await is('lease.notice-back');
  await testWorld.perform(renewLease, { ...call(), body: { lease_id } });
  await is('lease.renew');
  await testWorld.perform(discardDraft, { ...call(), body: await body() });
  const rent = { kind: 'percent' as const, hundredths: 300 };
  await testWorld.perform(offerRenewal, { ...call(), body: { lease_id, months: 12, rent } });
  await is('lease.offer');
  await testWorld.perform(voidLease, { ...call(), body: { lease_id, note: '' } });
  const raise = { line: 'rent', cents: 150_000, from: '2027-08-01', notice_day: '2026-07-15' };
  await testWorld.perform(changeRent, { ...call(), body: { lease_id, ...raise } });
  await is('lease.rent');
  const over = { why: 'agreement' as const, note: '', day: '2026-07-15' };
  await testWorld.perform(endLease, { ...call(), body: { lease_id, ...over } });
  await is('lease.end');
  await testWorld.perform(reopenLease, { ...call(), body: { lease_id } });
  await is('lease.reopen');
  await testWorld.perform(giveNotice, { ...call(), body: { lease_id, ...last } });
  testWorld.wait(120 * day);
  await testWorld.perform(decideHoldover, { ...call(), body: { lease_id, decision: 'charge-rent' } });
  await is('lease.holdover');
  await testWorld.perform(returnKeys, { ...call(), body: { lease_id, day: '2026-11-01', address: '' } });
  await is('lease.keys');

  const zone = 'America/Chicago';
  await testWorld.perform(chooseTimeZone, { ...call(), body: { property_id: propertyId, zone } });
  expect(await newestEntry(testWorld)).toEqual([
    'property.zone',
    'property',
    'Maple Court',
    propertyId,
    { zone },
  ]);
});

it('the log says of each change of a text what it was, with what it is called', async () => {
  const testWorld = await openLeases();
  const form = {
    name: ' House ',
    kind: 'residential' as const,
    description: ' Long ',
    document: shortText(),
  };
  const save = async (over: object) =>
    (
      await testWorld.perform(saveTemplate, {
        ...testWorld.call(),
        body: { ...form, publish: false, ...over },
      })
    ).data;
  const { template_id } = await save({});
  const first = { name: 'House', kind: 'residential', description: 'Long' };
  const of = ['template', 'House', template_id];
  expect(await newestEntry(testWorld)).toEqual(['template.save', ...of, first]);
  const { version } = await save({ template_id, version: 1, publish: true, kind: 'room' });
  const second = { ...first, kind: 'room' };
  expect(await newestEntry(testWorld)).toEqual(['template.publish', ...of, first, second]);
  const archive = async (at: number, archived: boolean) =>
    (
      await testWorld.perform(archiveTemplate, {
        ...testWorld.call(),
        body: { template_id, version: at, archived },
      })
    ).data.version;
  const archived = await archive(version, true);
  expect(await newestEntry(testWorld)).toEqual(['template.archive', ...of, undefined]);
  await archive(archived, false);
  expect(await newestEntry(testWorld)).toEqual(['template.restore', ...of, undefined]);
});
