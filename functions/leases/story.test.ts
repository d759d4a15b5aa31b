import { beforeAll, expect, it } from 'vitest';
import type { TermForm } from '../../shared/contract/lease-drafts';
import { leaseTabs } from '../../shared/contract/leases';
import type { Report } from '../../shared/domain/leases/condition/report';
import { reportConsent } from '../../shared/domain/leases/signing/consent-text';
import type { Viewer } from '../../shared/domain/people/roles';
import { sealAll } from '../../test/support/sealed-lease';
import { mailLines, snapshotLines, storedLines } from '../../test/support/snapshot-lines';
import { conrad, drawn, elias, nora, one, two } from '../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { postRentWith } from '../jobs/post-rent';
import { tellLeaseStepsWith } from '../jobs/tell-lease-steps';
import { askQuestion } from '../signing/ask-question';
import { declineToSign } from '../signing/decline-to-sign';
import { getHome } from '../tenants/get-home';
import { getMyLease } from '../tenants/get-my-lease';
import { listTenants } from '../tenants/list-tenants';
import { changeDeductions } from './condition/change-deductions';
import { getConditionReport } from './condition/get-condition-report';
import { saveConditionReport } from './condition/save-condition-report';
import { signConditionReport } from './condition/sign-condition-report';
import { draftAgain } from './draft/draft-again';
import { getLeaseText } from './draft/get-lease-text';
import { changeRent, endLease, giveNotice, returnKeys, takeNoticeBack } from './moves/lease-moves';
import { offerRenewal } from './moves/offer-renewal';
import { getSettlement } from './settlement/get-settlement';
import { settleDeposit } from './settlement/settle-deposit';
import { getLeaseAgreementDetails } from './signing/get-lease-agreement-details';
import { getLeaseData } from './signing/get-lease-data';
import { voidLease } from './signing/void-lease';
import { countLeases } from './terms/count-leases';
import { listLeases } from './terms/list-leases';

let testWorld: TenantWorld;
let lease_id: string;
let other: string;
const read: [string, unknown][] = [];

const call = () => testWorld.call();
const goTo = async (instant: string): Promise<void> => {
  testWorld.goTo(instant);
  await postRentWith(() => testWorld.deps)();
};

/** What everybody reads at this moment of the story. */
async function moment(name: string, tenant?: Partial<Viewer>): Promise<void> {
  const { deps } = testWorld;
  const lease = { params: { leaseId: lease_id } };
  const asked = {
    getLease: testWorld.read(lease_id).then((data) => ({ data })),
    countLeases: countLeases({ ...call(), query: {} }, deps),
    getLeaseData: getLeaseData({ ...call(), params: { unitId: one } }, deps),
    getLeaseAgreementDetails: getLeaseAgreementDetails(
      { ...call(), body: { unitid: one, leaseid: lease_id } },
      deps,
    ),
    getSettlement: getSettlement({ ...call(), ...lease }, deps),
    listTenants: listTenants({ ...call(), query: {} }, deps),
    ...(tenant && {
      getHome: getHome(testWorld.call(tenant), deps),
      getMyLease: getMyLease({ ...testWorld.call(tenant), ...lease }, deps),
    }),
  };
  for (const [row, reply] of Object.entries(asked)) read.push([`${name}: ${row}`, (await reply).data]);
  for (const tab of leaseTabs) {
    const { data } = await listLeases({ ...call(), query: { tab } }, deps);
    read.push([`${name}: listLeases ${tab}`, data.leases]);
  }
}

beforeAll(async () => {
  testWorld = await openTenants();
  ({ lease_id } = await testWorld.draft());
  const pets = [{ name: 'Bo', kind: 'dog', description: 'Brown' }];
  await testWorld.save(lease_id, { atEnd: 'month-to-month', pets } as Partial<TermForm>);
  await moment('drafted');
  const { data: text } = await getLeaseText({ ...call(), params: { leaseId: lease_id } }, testWorld.deps);
  read.push(['getLeaseText', text]);
  await testWorld.send(lease_id);
  await moment('sent');
  await signing();
  await declined();
  await life();
  await end();
}, 60_000);

async function signing(): Promise<void> {
  const [first, cosigner] = [await testWorld.tokenOf(nora), await testWorld.tokenOf(conrad)];
  read.push(
    ['openSigning', await testWorld.open(first)],
    ['for the co-signer', await testWorld.detailsFor(cosigner)],
  );
  const question = { token: first, question: 'May I paint?' };
  await testWorld.perform(askQuestion, { ...testWorld.asSigner(), body: question });
  await testWorld.signAs(nora);
  await testWorld.coSign(cosigner);
  read.push(['openSigning, signed', await testWorld.open(first)]);
  await moment('partly signed');
  await testWorld.signAs(testWorld.agent);
  await sealAll(testWorld);
  read.push(['for the co-signer, signed', await testWorld.detailsFor(cosigner)]);
  await testWorld.mailOut();
  await testWorld.accept(nora.email);
  await moment('signed', await testWorld.tenant(nora.email));
}

async function declined(): Promise<void> {
  other = await testWorld.sent(two, { tenants: [elias], coSigners: [] });
  const token = await testWorld.tokenOf(elias);
  await testWorld.perform(declineToSign, { ...testWorld.asSigner(), body: { token, reason: 'Too dear' } });
  read.push(['declined', await testWorld.read(other)]);
  const { version } = await testWorld.read(other);
  await testWorld.perform(draftAgain, { ...call(), body: { lease_id: other, version } });
  read.push(['drafted again', await testWorld.read(other)]);
  await testWorld.save(other, {}, { tenants: [elias], coSigners: [] });
  await testWorld.send(other);
  await testWorld.perform(voidLease, { ...call(), body: { lease_id: other, note: 'Sold' } });
  read.push(['void', await testWorld.read(other)]);
}

const filled = (report: Report, condition: 'good' | 'damaged'): Report => ({
  ...report,
  keys: '2 house keys',
  rooms: report.rooms.map((room) => ({
    ...room,
    items: room.items.map((item, at) => ({
      ...item,
      condition: at === 0 ? condition : 'good',
      note: 'Seen',
    })),
  })),
});

async function reports(kind: 'in' | 'out', condition: 'good' | 'damaged'): Promise<void> {
  const asked = { ...call(), params: { leaseId: lease_id, kind } };
  const { data } = await getConditionReport(asked, testWorld.deps);
  const body = { lease_id, kind, version: data.version, report: filled(data.report, condition) };
  const { version } = (await testWorld.perform(saveConditionReport, { ...call(), body })).data;
  const hand = (name: string) => ({ name, signature: drawn });
  const hands = { landlord: hand('Lena Hart'), tenant: hand('Nora Whitaker') };
  const signed = { lease_id, kind, version, ...hands, consent: reportConsent.version };
  await testWorld.perform(signConditionReport, { ...call(), body: signed });
  read.push([`report ${kind}`, (await getConditionReport(asked, testWorld.deps)).data]);
}

async function life(): Promise<void> {
  const tenant = await testWorld.tenant(nora.email);
  await goTo('2026-07-02T12:00:00.000Z');
  await reports('in', 'good');
  const raise = { line: 'rent', cents: 150_000, from: '2027-08-01', notice_day: '2026-07-01' };
  await testWorld.perform(changeRent, { ...call(), body: { lease_id, ...raise } });
  const last = { by: 'tenants' as const, last_day: '2026-10-31', reason: 'A job' };
  await testWorld.perform(giveNotice, { ...call(), body: { lease_id, ...last } });
  await moment('notice given', tenant);
  await testWorld.perform(takeNoticeBack, { ...call(), body: { lease_id } });
  const rent = { kind: 'percent' as const, hundredths: 300 };
  await testWorld.perform(offerRenewal, { ...call(), body: { lease_id, months: 12, rent } });
  await testWorld.mailOut();
  await testWorld.signAs(nora);
  read.push(['openSigning, renewal', await testWorld.open(await testWorld.tokenOf(testWorld.agent))]);
  await moment('renewed', tenant);
  testWorld.wait(300 * 86_400);
  await tellLeaseStepsWith(() => testWorld.deps)();
  await moment('expiring', tenant);
}

async function end(): Promise<void> {
  const tenant = await testWorld.tenant(nora.email);
  const over = { why: 'agreement' as const, note: 'Both', day: '2027-04-20' };
  await testWorld.perform(endLease, { ...call(), body: { lease_id, ...over } });
  const keys = { day: '2027-04-21', address: '9 Elm Street, Ames, IA 50010' };
  await testWorld.perform(returnKeys, { ...call(), body: { lease_id, ...keys } });
  await reports('out', 'damaged');
  const { data } = await getConditionReport(
    { ...call(), params: { leaseId: lease_id, kind: 'out' } },
    testWorld.deps,
  );
  const item = data.report.rooms[0]?.items[0]?.id ?? '';
  const deductions = [{ item, reason: 'A new wall', cents: 12_000 }];
  await testWorld.perform(changeDeductions, {
    ...call(),
    body: { lease_id, version: data.version, deductions },
  });
  await moment('ended', tenant);
  const { held, open } = (await getSettlement({ ...call(), params: { leaseId: lease_id } }, testWorld.deps))
    .data;
  expect(held).toEqual([]);
  const owed_cents = open.reduce((sum, { cents }) => sum + cents, 12_000);
  const charge = { kind: 'other', label: 'A wall', reason: 'A new wall', cents: 12_000, item } as const;
  const sums = { refunded_cents: 0, owed_cents, waivers: [], signed_by: 'Lena Hart' };
  await testWorld.perform(settleDeposit, { ...call(), body: { lease_id, charges: [charge], ...sums } });
  await moment('settled', tenant);
}

/** Without what is random, links and seals, and without the leases' own texts. */
const plain = (text: string): string =>
  text
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'hash')
    .replaceAll(/^ .*\.(document\.|leaseaggrementdetails ).*\n/gm, '');

const kinds = [
  'lease',
  'lease-term',
  'lease-line',
  'lease-due',
  'lease-told',
  'condition-report',
  'settlement',
  'packet',
  'packet-event',
  'signer',
  'seal-due',
];

it('every change of a lease stores what it stored before', async () => {
  await expect(plain(await storedLines(testWorld, kinds))).toMatchFileSnapshot('story-stored.txt');
});

it('every reading of a lease answers what it answered before', async () => {
  await expect(plain(snapshotLines(read))).toMatchFileSnapshot('story-replies.txt');
});

it('everybody is written what was written before', async () => {
  await testWorld.mailOut();
  await expect(mailLines(testWorld.mails)).toMatchFileSnapshot('story-mails.txt');
});
