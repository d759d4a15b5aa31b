import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants } from '../../test/support/stand/applicants';
import { Account, Device, Role, SecondFactor } from '../table/accounts/record';
import { AuditEntry } from '../table/audit/record';
import { kindAttribute } from '../table/db/record';
import { put } from '../table/db/writes';
import { Notification } from '../table/notifications/record';
import { ApplicantEnd, Person, PersonGuard } from '../table/people/record';
import { Session } from '../table/sessions/record';
import { SavedViews } from '../table/views/record';
import { removeApplication } from './remove-application';
import { tendApplications } from './tend-applications';

const day = 86_400;
const userId = 'usr_grace';
const userRoleId = 'rol_grace';
const photo = `users/${userId}/img_1.webp`;

let stand: Applicants;
beforeEach(async () => {
  stand = await openApplicants();
});

const tend = () => tendApplications(() => stand.deps)();
const of = { organizationId: 'org_one', userRoleId, userId };
/** An applicant with an account and all that can hang on one. */
async function withAccount(): Promise<void> {
  await stand.account({ userId, email: grace.email, firstName: 'Grace', lastName: 'Hopper', photo });
  await stand.person({ ...of, roleLabel: 'applicant', email: grace.email, firstName: 'Grace' });
  await stand.deps.files.put({ key: photo, bytes: new Uint8Array([1]), contentType: 'image/webp' });
  await stand.addSession(stand.viewer({ ...of, roleLabel: 'applicant' }), {
    endsAt: '2036-01-01T00:00:00.000Z',
  });
  const notified = {
    title: 'Hello Grace',
    description: '',
    messageType: 'info',
    type: 'message',
    link: '',
  } as const;
  const later = Date.parse('2036-01-01') / 1000;
  const one = { ...notified, notificationId: 'ntf_1', createdAt: stand.now().toISOString() };
  const views = [{ name: 'Grace’s', filters: {} }];
  const device = { email: grace.email, deviceHash: 'hash', expiresAt: '2036-01-01T00:00:00.000Z' };
  await stand.db.writeAll([
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
  const now = stand.now().getTime() / 1000;
  const items = (await stand.items()).filter(
    ({ [kindAttribute]: kind, ttl }) => kind !== 'audit' && kind !== 'outbox' && !(Number(ttl) <= now),
  );
  return JSON.stringify([items, [...stand.files.keys()]]);
};
const ends = async () =>
  (await stand.letters()).filter(({ subject }) => subject === 'Your applicant account will be closed');

describe('an applicant’s account [D50]', () => {
  it('ends 30 days after the last application went, told before, and leaves no byte but the log', async () => {
    const id = await stand.add();
    await stand.decide(id);
    await withAccount();
    stand.wait(760 * day);
    await tend();
    expect(await ends()).toMatchObject([{ to: grace.email }]);
    expect((await ends())[0]?.paragraphs[1]).toContain('closes on Aug 13, 2028');
    stand.wait(30 * day - 1);
    expect(await tend()).toEqual({ tended: 0 });
    expect(await stand.deps.accounts.byEmail(grace.email)).toMatchObject({ roles: [{ userRoleId }] });
    stand.wait(1);
    expect(await tend()).toEqual({ tended: 1 });
    const kept = await left();
    for (const said of [id, userId, userRoleId, 'Grace', 'Hopper', grace.email, photo])
      expect(kept).not.toContain(said);
    for (const kind of [Session, Notification, SavedViews, SecondFactor, Device, PersonGuard])
      expect(await stand.all<object>(kind)).toEqual([]);
    const entries = (await stand.all(AuditEntry)).filter(({ action }) => action === 'person.forget');
    expect(entries).toMatchObject([{ object: { id: userRoleId } }]);
    expect(await tend()).toEqual({ tended: 0 });
  });

  it('stays while another application names it, and when they apply again in time', async () => {
    await withAccount();
    await stand.add({ invite: true });
    stand.wait(30 * day);
    await stand.add({ invite: true });
    stand.wait(30 * day);
    await tend();
    expect(await ends()).toEqual([]);
    stand.wait(30 * day);
    await tend();
    expect(await ends()).toHaveLength(1);
    await stand.add();
    stand.wait(30 * day);
    await tend();
    expect(await stand.all(ApplicantEnd)).toEqual([]);
    expect(await stand.deps.accounts.byEmail(grace.email)).toMatchObject({ roles: [{ userRoleId }] });
  });

  it('with another role keeps what is the account’s and loses the applicant’s access alone', async () => {
    await stand.add({ invite: true });
    await withAccount();
    const other = { userRoleId: 'rol_tenant', userId, roleLabel: 'tenant' as const };
    await stand.role(other);
    const kept = await stand.addSession(stand.viewer({ ...of, ...other }));
    const body = { token: await stand.linkTo('addApplication') };
    await stand.perform(removeApplication, { ...stand.asApplicant(), body });
    expect(await ends()).toHaveLength(1);
    stand.wait(30 * day);
    await tend();
    expect(await stand.all(Account)).toContainEqual(expect.objectContaining({ userId, photo }));
    expect((await stand.all(Role)).filter((one) => one.userId === userId)).toMatchObject([other]);
    expect((await stand.all(Session)).map(({ sessionId }) => sessionId)).toEqual([kept.sessionId]);
    expect(await stand.all(SecondFactor)).toHaveLength(1);
    expect([...stand.files.keys()]).toContain(photo);
    expect(await stand.all(Person)).toEqual([]);
  });

  it('of somebody invited who never came goes alike, without a mail', async () => {
    await stand.add({ invite: true });
    const invited = {
      ...of,
      userId: '',
      roleLabel: 'applicant',
      status: 'invited',
      email: grace.email,
    } as const;
    await stand.person({ ...invited, inviteHash: 'hash' });
    stand.wait(60 * day);
    await tend();
    stand.wait(30 * day);
    await tend();
    expect(await ends()).toEqual([]);
    for (const kind of [Person, PersonGuard, ApplicantEnd]) expect(await stand.all<object>(kind)).toEqual([]);
  });
});
