import { beforeEach, expect, it } from 'vitest';
import type { Report, ReportKind } from '../../shared/domain/leases/condition/report';
import { reportConsent } from '../../shared/domain/leases/consent-text';
import type { Viewer } from '../../shared/domain/roles';
import { drawn, type LeaseStand, nora, one, openLeases, scan } from '../../test/support/stand/leases';
import { Notification } from '../table/notifications/record';
import { getConditionReport } from './get-condition-report';
import { endLease } from './lease-moves';
import { saveConditionReport } from './save-condition-report';
import { sendConditionReport } from './send-condition-report';
import { signConditionReport } from './sign-condition-report';
import { signInPerson } from './sign-in-person';

const maya: Partial<Viewer> = { userId: 'usr_maya', userRoleId: 'rol_maya' };
const head: Partial<Viewer> = {};
const waits = 'A condition report waits for you';

let stand: LeaseStand;
let lease_id: string;
beforeEach(async () => {
  stand = await openLeases();
  await stand.account({ userId: 'usr_maya' });
  lease_id = await stand.sent(one, { coSigners: [] });
});

/** Who is told what. */
const bells = async () =>
  (await stand.all(Notification)).map(({ userRoleId, title }) => `${userRoleId} ${title}`);
const hand = (name: string) => ({ name, signature: drawn });
const begin = async () => {
  for (const who of [nora, stand.agent]) await stand.signAs(who);
  stand.wait(30 * 86_400);
};
/** A whole report, saved. */
const saved = async (kind: ReportKind): Promise<number> => {
  const params = { leaseId: lease_id, kind };
  const { data } = await getConditionReport({ ...stand.call(), params }, stand.deps);
  const rooms = data.report.rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => ({ ...item, condition: 'good' as const })),
  }));
  const report: Report = { ...data.report, keys: '2 house keys', rooms };
  const body = { lease_id, kind, version: data.version, report };
  return (await stand.perform(saveConditionReport, { ...stand.call(), body })).data.version;
};
const signReport = async (kind: ReportKind, as: Partial<Viewer>) => {
  const hands = { landlord: hand('Lena Hart'), tenant: hand('Nora Whitaker') };
  const body = { lease_id, kind, version: await saved(kind), ...hands, consent: reportConsent.version };
  await stand.perform(signConditionReport, { ...stand.call(as), body });
};
const onPaper = async (as: Partial<Viewer>) => {
  const body = { lease_id, witness: 'Wanda Witness', scan };
  await stand.perform(signInPerson, { ...stand.call(as), body });
};
const movedIn = async (as: Partial<Viewer>) => {
  await begin();
  await signReport('in', as);
};
const movedOut = async (as: Partial<Viewer>) => {
  await begin();
  const day = (await stand.read(lease_id)).today;
  const over = { day, why: 'move-out' as const, note: '' };
  await stand.perform(endLease, { ...stand.call(), body: { lease_id, ...over } });
  await signReport('out', as);
};

it.each([
  ['the signatures on paper', onPaper, 'lease.in-person', 'Recorded the signatures on paper: unit 1A'],
  ['a signed move-in report', movedIn, 'lease.moved-in', 'Signed the move-in report: unit 1A'],
  ['a signed move-out report', movedOut, 'lease.moved-out', 'Signed the move-out report: unit 1A'],
] as const)(
  'the head is told of %s that somebody else records, and the log has it',
  async (_, record, action, text) => {
    await record(maya);
    expect(await stand.told()).toContain(text);
    expect((await stand.audit()).map((entry) => entry.action)).toContain(action);
  },
);

it.each([
  ['the signatures on paper', onPaper],
  ['the move-in report', movedIn],
] as const)('the head is told nothing of what the head records: %s', async (_, record) => {
  await record(head);
  expect((await stand.told()).filter((text) => /^(Recorded|Signed the)/.test(text))).toEqual([]);
});

it.each([
  ['somebody else sends', maya, ['rol_head Signed the move-in report: unit 1A', `rol_nora ${waits}`]],
  ['the head sends', head, [`rol_nora ${waits}`]],
])('tenants with an account are told of a report that %s', async (_, as, texts) => {
  const tenant = { roleLabel: 'tenant' as const, email: nora.email };
  await stand.person({ userRoleId: 'rol_nora', userId: 'usr_nora', ...tenant });
  await begin();
  const body = { lease_id, kind: 'in' as const, version: await saved('in'), landlord: hand('Lena Hart') };
  const before = await bells();
  await stand.perform(sendConditionReport, { ...stand.call(as), body });
  expect((await bells()).filter((bell) => !before.includes(bell)).toSorted()).toEqual(texts);
});
