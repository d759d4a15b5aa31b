import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants } from '../../test/support/test-world/applicants';
import { Account, Device, Role, SecondFactor } from '../table/accounts/record';
import { AuditEntry } from '../table/audit/record';
import { kindAttribute } from '../table/db/record';
import { put } from '../table/db/writes';
import { Notification } from '../table/notifications/record';
import { ApplicantEnd, Person, PersonGuard } from '../table/people/record';
import { Session } from '../table/sessions/record';
import { SavedViews } from '../table/views/record';
import { removeApplication } from './apply/remove-application';
import { tendApplications } from './tend-applications';

const day = 86_400;
const userId = 'usr_grace';
const userRoleId = 'rol_grace';
const photo = `users/${userId}/img_1.webp`;

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

const tend = () => tendApplications(() => testWorld.deps)();
const of = { organizationId: 'org_one', userRoleId, userId };
/** An applicant with an account and all that can hang on one. */
async function withAccount(): Promise<void> {
  await testWorld.account({ userId, email: grace.email, firstName: 'Grace', lastName: 'Hopper', photo });
  await testWorld.person({ ...of, roleLabel: 'applicant', email: grace.email, firstName: 'Grace' });
  await testWorld.deps.files.put({ key: photo, bytes: new Uint8Array([1]), contentType: 'image/webp' });
  await testWorld.addSession(testWorld.viewer({ ...of, roleLabel: 'applicant' }), {
    endsAt: '2036-01-01T00:00:00.000Z',
  });
  const notified = {
    title: 'Hi Grace',
    description: '',
    messageType: 'info',
    type: 'message',
    link: '',
  } as const;
  const later = Date.parse('2036-01-01') / 1000;
  const one = { ...notified, notificationId: 'ntf_1', createdAt: testWorld.now().toISOString() };
  const views = [{ name: 'Grace’s', filters: {} }];
  const device = { email: grace.email, deviceHash: 'hash', expiresAt: '2036-01-01T00:00:00.000Z' };
  await testWorld.db.writeAll([
    put(Notification, { ...of, ...one, isRead: false, ttl: later }),
    put(SavedViews, { ...of, list: 'leases', views, version: 1 }),
    put(SecondFactor, {
      userId,
      secret: 'sealed',
      since: '',
      lastStep: 0,
      recoveryHashes: new Set(['hash']),
    }),
    put(Device, device),
  ]);
}
/** What is left: all but the log, mails on their way, and what the table deletes by itself by now. */
const left = async (): Promise<string> => {
  const now = testWorld.now().getTime() / 1000;
  const items = (await testWorld.items()).filter(
    ({ [kindAttribute]: kind, ttl }) => kind !== 'audit' && kind !== 'outbox' && !(Number(ttl) <= now),
  );
  return JSON.stringify([items, [...testWorld.files.keys()]]);
};
const ends = async () =>
  (await testWorld.letters()).filter(({ subject }) => subject === 'Your applicant account will be closed');

describe('an applicant’s account [D50]', () => {
  it('ends 30 days after the last application went, told before, and leaves no byte but the log', async () => {
    const id = await testWorld.add();
    await testWorld.decide(id);
    await withAccount();
    testWorld.wait(760 * day);
    await tend();
    expect(await ends()).toMatchObject([{ to: grace.email }]);
    expect((await ends())[0]?.paragraphs[1]).toContain('closes on Aug 13, 2028');
    testWorld.wait(30 * day - 1);
    expect(await tend()).toEqual({ tended: 0 });
    expect(await testWorld.deps.accounts.byEmail(grace.email)).toMatchObject({ roles: [{ userRoleId }] });
    testWorld.wait(1);
    expect(await tend()).toEqual({ tended: 1 });
    const kept = await left();
    for (const said of [id, userId, userRoleId, 'Grace', 'Hopper', grace.email, photo])
      expect(kept).not.toContain(said);
    for (const kind of [Session, Notification, SavedViews, SecondFactor, Device, PersonGuard])
      expect(await testWorld.all<object>(kind)).toEqual([]);
    const entries = (await testWorld.all(AuditEntry)).filter(({ action }) => action === 'person.forget');
    expect(entries).toMatchObject([{ object: { id: userRoleId } }]);
    expect(await tend()).toEqual({ tended: 0 });
  });

  it('stays while another application names it, and when they apply again in time', async () => {
    await withAccount();
    await testWorld.add({ invite: true });
    testWorld.wait(30 * day);
    await testWorld.add({ invite: true });
    testWorld.wait(30 * day);
    await tend();
    expect(await ends()).toEqual([]);
    testWorld.wait(30 * day);
    await tend();
    expect(await ends()).toHaveLength(1);
    await testWorld.add();
    testWorld.wait(30 * day);
    await tend();
    expect(await testWorld.all(ApplicantEnd)).toEqual([]);
    expect(await testWorld.deps.accounts.byEmail(grace.email)).toMatchObject({ roles: [{ userRoleId }] });
  });

  it('with another role keeps what is the account’s and loses the applicant’s access alone', async () => {
    await testWorld.add({ invite: true });
    await withAccount();
    const other = { userRoleId: 'rol_tenant', userId, roleLabel: 'tenant' as const };
    await testWorld.role(other);
    const kept = await testWorld.addSession(testWorld.viewer({ ...of, ...other }));
    const body = { token: await testWorld.linkTo('addApplication') };
    await testWorld.perform(removeApplication, { ...testWorld.asApplicant(), body });
    expect(await ends()).toHaveLength(1);
    testWorld.wait(30 * day);
    await tend();
    expect(await testWorld.all(Account)).toContainEqual(expect.objectContaining({ userId, photo }));
    expect((await testWorld.all(Role)).filter((one) => one.userId === userId)).toMatchObject([other]);
    expect((await testWorld.all(Session)).map(({ sessionId }) => sessionId)).toEqual([kept.sessionId]);
    expect(await testWorld.all(SecondFactor)).toHaveLength(1);
    expect([...testWorld.files.keys()]).toContain(photo);
    expect(await testWorld.all(Person)).toEqual([]);
  });

  it('of somebody invited who never came goes alike, without a mail', async () => {
    await testWorld.add({ invite: true });
    const invited = {
      ...of,
      userId: '',
      roleLabel: 'applicant',
      status: 'invited',
      email: grace.email,
    } as const;
    await testWorld.person({ ...invited, inviteHash: 'hash' });
    testWorld.wait(60 * day);
    await tend();
    testWorld.wait(30 * day);
    await tend();
    expect(await ends()).toEqual([]);
    for (const kind of [Person, PersonGuard, ApplicantEnd])
      expect(await testWorld.all<object>(kind)).toEqual([]);
  });
});
