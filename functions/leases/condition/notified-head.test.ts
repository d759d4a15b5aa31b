import { beforeEach, expect, it } from 'vitest';
import type { Report, ReportKind } from '../../../shared/domain/leases/condition/report';
import { reportConsent } from '../../../shared/domain/leases/signing/consent-text';
import type { Viewer } from '../../../shared/domain/people/roles';
import { drawn, type LeaseWorld, nora, one, openLeases, scan } from '../../../test/support/test-world/leases';
import { Notification } from '../../table/notifications/record';
import { endLease } from '../moves/lease-moves';
import { signInPerson } from '../signing/sign-in-person';
import { getConditionReport } from './get-condition-report';
import { saveConditionReport } from './save-condition-report';
import { sendConditionReport } from './send-condition-report';
import { signConditionReport } from './sign-condition-report';

const maya: Partial<Viewer> = { userId: 'usr_maya', userRoleId: 'rol_maya' };
const head: Partial<Viewer> = {};
const waits = 'Review a condition report';

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  await testWorld.account({ userId: 'usr_maya' });
  lease_id = await testWorld.sent(one, { coSigners: [] });
});

/** Who is told what. */
const bells = async () =>
  (await testWorld.all(Notification)).map(({ userRoleId, title }) => `${userRoleId} ${title}`);
const hand = (name: string) => ({ name, signature: drawn });
const begin = async () => {
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  testWorld.wait(30 * 86_400);
};
/** A whole report, saved. */
const saved = async (kind: ReportKind): Promise<number> => {
  const params = { leaseId: lease_id, kind };
  const { data } = await getConditionReport({ ...testWorld.call(), params }, testWorld.deps);
  const rooms = data.report.rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => ({ ...item, condition: 'good' as const })),
  }));
  const report: Report = { ...data.report, keys: '2 house keys', rooms };
  const body = { lease_id, kind, version: data.version, report };
  return (await testWorld.perform(saveConditionReport, { ...testWorld.call(), body })).data.version;
};
const signReport = async (kind: ReportKind, as: Partial<Viewer>) => {
  const hands = { landlord: hand('Lena Hart'), tenant: hand('Nora Whitaker') };
  const body = { lease_id, kind, version: await saved(kind), ...hands, consent: reportConsent.version };
  await testWorld.perform(signConditionReport, { ...testWorld.call(as), body });
};
const onPaper = async (as: Partial<Viewer>) => {
  const body = { lease_id, witness: 'Wanda Witness', scan };
  await testWorld.perform(signInPerson, { ...testWorld.call(as), body });
};
const movedIn = async (as: Partial<Viewer>) => {
  await begin();
  await signReport('in', as);
};
const movedOut = async (as: Partial<Viewer>) => {
  await begin();
  const day = (await testWorld.read(lease_id)).today;
  const over = { day, why: 'move-out' as const, note: '' };
  await testWorld.perform(endLease, { ...testWorld.call(), body: { lease_id, ...over } });
  await signReport('out', as);
};

it.each([
  ['the signatures on paper', onPaper, 'lease.in-person', 'Recorded signatures made in person: unit 1A'],
  ['a signed move-in report', movedIn, 'lease.moved-in', 'Signed the move-in report: unit 1A'],
  ['a signed move-out report', movedOut, 'lease.moved-out', 'Signed the move-out report: unit 1A'],
] as const)(
  'the head is told of %s that somebody else records, and the log has it',
  async (_, record, action, text) => {
    await record(maya);
    expect(await testWorld.told()).toContain(text);
    expect((await testWorld.audit()).map((entry) => entry.action)).toContain(action);
  },
);

it.each([
  ['the signatures on paper', onPaper],
  ['the move-in report', movedIn],
] as const)('the head is told nothing of what the head records: %s', async (_, record) => {
  await record(head);
  expect((await testWorld.told()).filter((text) => /^(Recorded|Signed the)/.test(text))).toEqual([]);
});

it.each([
  ['somebody else sends', maya, ['rol_head Signed the move-in report: unit 1A', `rol_nora ${waits}`]],
  ['the head sends', head, [`rol_nora ${waits}`]],
])('tenants with an account are told of a report that %s', async (_, as, texts) => {
  const tenant = { roleLabel: 'tenant' as const, email: nora.email };
  await testWorld.person({ userRoleId: 'rol_nora', userId: 'usr_nora', ...tenant });
  await begin();
  const body = { lease_id, kind: 'in' as const, version: await saved('in'), landlord: hand('Lena Hart') };
  const before = await bells();
  await testWorld.perform(sendConditionReport, { ...testWorld.call(as), body });
  expect((await bells()).filter((bell) => !before.includes(bell)).toSorted()).toEqual(texts);
});
