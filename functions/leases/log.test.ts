import { expect, it } from 'vitest';
import { shortText } from '../../test/support/leases/template-data';
import { newestEntry } from '../../test/support/newest-entry';
import { elias, nora, one, openLeases, scan } from '../../test/support/stand/leases';
import { propertyId } from '../../test/support/stand/portfolio';
import { archiveTemplate } from './archive-template';
import { chooseTimeZone } from './choose-time-zone';
import { discardDraft } from './discard-draft';
import { draftAgain } from './draft-again';
import {
  changeRent,
  decideHoldover,
  endLease,
  giveNotice,
  renewLease,
  reopenLease,
  returnKeys,
  takeNoticeBack,
} from './lease-moves';
import { offerRenewal } from './offer-renewal';
import { resendLink } from './resend-link';
import { saveTemplate } from './save-template';
import { setRentShares } from './set-rent-shares';
import { signInPerson } from './sign-in-person';
import { voidLease } from './void-lease';

const day = 86_400;

it('the log says of each change of a lease what it was, and of which unit', async () => {
  const stand = await openLeases();
  const call = () => stand.call();
  const is = async (action: string) =>
    expect(await newestEntry(stand)).toEqual([action, 'lease', '1A', propertyId, undefined]);
  const { lease_id } = await stand.draft(one);
  await is('lease.draft');
  const people = { coSigners: [], tenants: [nora, elias] };
  await stand.save(lease_id, { atEnd: 'month-to-month' }, people);
  await is('lease.update');
  const body = async () => ({ lease_id, version: (await stand.read(lease_id)).version });
  await stand.perform(discardDraft, { ...call(), body: await body() });
  await is('lease.discard');
  await stand.perform(draftAgain, { ...call(), body: await body() });
  await is('lease.draft-again');
  await stand.save(lease_id, { atEnd: 'month-to-month' }, people);
  await stand.send(lease_id);
  await is('lease.send');
  await stand.perform(resendLink, { ...call(), body: { lease_id, signer_id: 'nora' } });
  await is('lease.resend');
  await stand.perform(voidLease, { ...call(), body: { lease_id, note: '' } });
  await is('lease.void');
  await stand.perform(draftAgain, { ...call(), body: await body() });
  await stand.save(lease_id, { atEnd: 'month-to-month' }, people);
  await stand.send(lease_id);
  const witness = { name: 'Wanda Witt' };
  await stand.perform(signInPerson, { ...call(), body: { lease_id, witness: witness.name, scan } });
  await is('lease.in-person');

  stand.wait(30 * day);
  const shares = [nora, elias].map(({ id }) => ({ tenant_id: id, amount: 72_500 }));
  const divided = { lease_id, from: '2026-08-01', unit: 'cents' as const, shares };
  await stand.perform(setRentShares, { ...call(), body: divided });
  await is('lease.shares');
  const last = { by: 'tenants' as const, last_day: '2026-10-31', reason: '' };
  await stand.perform(giveNotice, { ...call(), body: { lease_id, ...last } });
  await is('lease.notice');
  await stand.perform(takeNoticeBack, { ...call(), body: { lease_id } });
  await is('lease.notice-back');
  await stand.perform(renewLease, { ...call(), body: { lease_id } });
  await is('lease.renew');
  await stand.perform(discardDraft, { ...call(), body: await body() });
  const rent = { kind: 'percent' as const, hundredths: 300 };
  await stand.perform(offerRenewal, { ...call(), body: { lease_id, months: 12, rent } });
  await is('lease.offer');
  await stand.perform(voidLease, { ...call(), body: { lease_id, note: '' } });
  const raise = { line: 'rent', cents: 150_000, from: '2027-08-01', notice_day: '2026-07-15' };
  await stand.perform(changeRent, { ...call(), body: { lease_id, ...raise } });
  await is('lease.rent');
  const over = { why: 'agreement' as const, note: '', day: '2026-07-15' };
  await stand.perform(endLease, { ...call(), body: { lease_id, ...over } });
  await is('lease.end');
  await stand.perform(reopenLease, { ...call(), body: { lease_id } });
  await is('lease.reopen');
  await stand.perform(giveNotice, { ...call(), body: { lease_id, ...last } });
  stand.wait(120 * day);
  await stand.perform(decideHoldover, { ...call(), body: { lease_id, decision: 'charge-rent' } });
  await is('lease.holdover');
  await stand.perform(returnKeys, { ...call(), body: { lease_id, day: '2026-11-01', address: '' } });
  await is('lease.keys');

  const zone = 'America/Chicago';
  await stand.perform(chooseTimeZone, { ...call(), body: { property_id: propertyId, zone } });
  expect(await newestEntry(stand)).toEqual([
    ...['property.zone', 'property', 'Maple Court', propertyId, { zone }],
  ]);
});

it('the log says of each change of a text what it was, with what it is called', async () => {
  const stand = await openLeases();
  const form = {
    name: ' House ',
    kind: 'residential' as const,
    description: ' Long ',
    document: shortText(),
  };
  const save = async (over: object) =>
    (await stand.perform(saveTemplate, { ...stand.call(), body: { ...form, publish: false, ...over } })).data;
  const { template_id } = await save({});
  const first = { name: 'House', kind: 'residential', description: 'Long' };
  const of = ['template', 'House', template_id];
  expect(await newestEntry(stand)).toEqual(['template.save', ...of, first]);
  const { version } = await save({ template_id, version: 1, publish: true, kind: 'room' });
  const second = { ...first, kind: 'room' };
  expect(await newestEntry(stand)).toEqual(['template.publish', ...of, first, second]);
  const archive = async (at: number, archived: boolean) =>
    (await stand.perform(archiveTemplate, { ...stand.call(), body: { template_id, version: at, archived } }))
      .data.version;
  const archived = await archive(version, true);
  expect(await newestEntry(stand)).toEqual(['template.archive', ...of, undefined]);
  await archive(archived, false);
  expect(await newestEntry(stand)).toEqual(['template.restore', ...of, undefined]);
});
