import { describe, expect, it } from 'vitest';
import type { AuditAction } from '../../../shared/domain/audit/audit';
import { auditEntries } from '../../../test/support/audit-entries';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { anInvited, aPersonAudit } from '../../../test/support/people-data';
import { register } from '../../../test/support/register';
import {
  added,
  aNewProperty,
  anAccount,
  anOrganization,
  aRole,
  aSession,
  newId,
  noon,
} from '../../../test/support/table-data';
import type { Person, PersonKey } from './record';

const later = new Date('2026-06-15T12:10:00.000Z');
const expiresAt = '2026-06-22T12:00:00.000Z';

/** An organization whose admin is registered, and helpers that act as the admin. */
async function anOffice(stores: OpenStores) {
  const account = anAccount();
  const organizationId = newId('org');
  const admin = aRole({ userId: account.userId, organizationId, roleLabel: 'orgAdmin' });
  const organization = { ...anOrganization(organizationId), adminUserId: account.userId };
  await register(stores, { account, role: admin, organization });
  /** A change of the person as they stand now, sessions included. */
  const change = async (key: PersonKey, action: AuditAction) => {
    const found = await stores.people.withSessions(key);
    if (!found) throw new Error('Nobody to change');
    const audit = aPersonAudit(found.person, admin, action);
    return { ...found, actor: admin, trace: { audit, now: later } };
  };
  const to = async (key: PersonKey, access: 'suspended' | 'active' | 'removed') =>
    stores.people.changeAccess({ ...(await change(key, 'person.suspend')), to: access });
  const invite = async (part: Partial<Person> = {}) => {
    const inviteHash = newId('hash');
    const person = { ...anInvited(organizationId, part), inviteHash };
    const audit = aPersonAudit(person, admin, 'person.invite');
    await stores.people.invite({ person, actor: admin, hasPaid: true, trace: { audit, now: noon } });
    return { person, tokenHash: inviteHash };
  };
  const acceptance = ({ person }: { person: Person }) => {
    const made = anAccount({ email: person.email });
    const { userRoleId, roleLabel, grants, ownerId } = person;
    const ids = { userId: made.userId, organizationId, userRoleId };
    const role = aRole({ ...ids, roleLabel, grants, ownerId: ownerId || undefined });
    const audit = aPersonAudit(person, role, 'person.accept');
    return { person, account: made, kind: 'new' as const, role, trace: { audit, now: noon } };
  };
  /** Looks up the invited person first, as the link's holder does. */
  const accept = async (invited: { person: Person; tokenHash: string }, now = noon) => {
    const person = await stores.people.invitedBy({ tokenHash: invited.tokenHash, now });
    const accepted = acceptance({ person });
    await stores.people.accept(accepted);
    return accepted;
  };
  /** Someone who accepted, with live sessions in that role. */
  const member = async (sessions = 1, part: Partial<Person> = {}) => {
    const accepted = await accept(await invite(part));
    const { userId, userRoleId, roleLabel, grants } = accepted.role;
    const viewer = { userId, userRoleId, roleLabel, organizationId, grants };
    const started = Array.from({ length: sessions }, () => aSession(userId, { viewer }));
    await Promise.all(started.map((session) => stores.sessions.start(session)));
    const person = await stores.people.byId({ organizationId, userRoleId });
    if (!person) throw new Error('The member is not there');
    return { person, userId, sessions: started, account: accepted.account };
  };
  return { organizationId, admin, account, change, to, invite, acceptance, accept, member };
}

const actions = async (stores: OpenStores, organizationId: string) =>
  (await auditEntries(stores, { organizationId })).map(({ action }) => action);

describe.each(engines)('the people of an organization on %s', (engine) => {
  const { open } = useDatabase(engine);

  it('are listed by name, searched, filtered and paged, whoever registered among them [ROL-02]', async () => {
    const stores = await open();
    const { organizationId, invite } = await anOffice(stores);
    for (const firstName of ['Zoe', 'bea', 'Émile']) await invite({ firstName, lastName: 'Stone' });
    await invite({ firstName: '', lastName: '', email: 'carl@demo.test', roleLabel: 'orgAdmin' });
    const names = async (query: object) =>
      (await stores.people.page({ organizationId, limit: 25, ...query })).people.map(
        ({ firstName, email }) => firstName || email,
      );
    expect(await names({})).toEqual(['Ada', 'bea', 'carl@demo.test', 'Émile', 'Zoe']);
    expect(await names({ search: 'emil' })).toEqual(['Émile']);
    expect(await names({ search: 'CARL@' })).toEqual(['carl@demo.test']);
    expect(await names({ status: 'active' })).toEqual(['Ada']);
    expect(await names({ role: 'orgAdmin', status: 'invited' })).toEqual(['carl@demo.test']);
    const first = await stores.people.page({ organizationId, limit: 2 });
    const rest = await stores.people.page({ organizationId, limit: 3, after: first.next ?? '' });
    expect(rest.people.map(({ firstName }) => firstName)).toEqual(['', 'Émile', 'Zoe']);
    expect(rest.next).toBeUndefined();
    expect((await stores.people.page({ organizationId: 'org_other', limit: 9 })).people).toEqual([]);
  });

  it('invites a mail once for a role, however many ask at once, and makes nothing of the others', async () => {
    const stores = await open();
    const { organizationId, invite } = await anOffice(stores);
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => invite({ email: 'mia@demo.test' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'already-member' });
    expect((await stores.people.page({ organizationId, status: 'invited', limit: 9 })).people).toHaveLength(
      1,
    );
    await invite({ email: 'mia@demo.test', roleLabel: 'orgAdmin' });
  });

  it('accepts once, in time, with account, role, name and log together', async () => {
    const stores = await open();
    const office = await anOffice(stores);
    const invited = await office.invite();
    const late = office.accept(invited, new Date(expiresAt));
    await expect(late).rejects.toMatchObject({ code: 'link-not-valid' });
    const tries = Array.from({ length: 5 }, () => office.acceptance(invited));
    const settled = await Promise.allSettled(tries.map((one) => stores.people.accept(one)));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const found = await stores.accounts.byEmail(invited.person.email);
    expect(found?.roles).toMatchObject([
      { userRoleId: invited.person.userRoleId, grants: { areas: { properties: 'change' } } },
    ]);
    const { organizationId } = office;
    expect(await stores.people.byId(invited.person)).toMatchObject({ status: 'active', firstName: 'Ada' });
    expect(await actions(stores, organizationId)).toContain('person.accept');
  });

  it('believes the link and not who it is supposed to invite', async () => {
    const stores = await open();
    const office = await anOffice(stores);
    const [invited, other] = [await office.invite(), await office.invite()];
    const { tokenHash } = invited;
    for (const { organizationId, userRoleId } of [invited.person, other.person])
      expect(
        await stores.people.invitedBy({ tokenHash, now: noon, supposed: { organizationId, userRoleId } }),
      ).toMatchObject({ userRoleId: invited.person.userRoleId });
    const none = { tokenHash: newId('hash'), now: noon, supposed: invited.person };
    await expect(stores.people.invitedBy(none)).rejects.toMatchObject({ code: 'link-not-valid' });
  });

  it('makes a link worthless that was sent again or taken back', async () => {
    const stores = await open();
    const office = await anOffice(stores);
    const invited = await office.invite();
    const link = { tokenHash: newId('hash'), expiresAt };
    await stores.people.resend({ ...(await office.change(invited.person, 'person.resend')), link });
    const dead = { code: 'link-not-valid' };
    await expect(stores.people.accept(office.acceptance(invited))).rejects.toMatchObject(dead);
    await expect(stores.people.invitedBy({ ...invited, now: noon })).rejects.toMatchObject(dead);
    expect(await stores.people.invitedBy({ ...link, now: noon })).toMatchObject({ status: 'invited' });
    const revoking = await office.change(invited.person, 'person.revoke');
    await stores.people.revoke(revoking);
    await expect(stores.people.revoke(revoking)).rejects.toMatchObject({ code: 'conflict' });
    await expect(stores.people.invitedBy({ ...link, now: noon })).rejects.toMatchObject(dead);
    expect(await stores.people.byId(invited.person)).toBeUndefined();
    expect(
      (await actions(stores, office.organizationId)).filter((one) => one === 'person.revoke'),
    ).toHaveLength(1);
    await office.invite({ email: invited.person.email });
  });

  it('takes access away with every session of that role, and of that role alone', async () => {
    const stores = await open();
    const office = await anOffice(stores);
    const { person, userId, sessions } = await office.member(30);
    const elsewhere = aSession(userId);
    await stores.sessions.start(elsewhere);
    await office.to(person, 'suspended');
    for (const { sessionId } of sessions)
      expect(await stores.sessions.byId({ userId, sessionId })).toBeUndefined();
    expect(await stores.sessions.byId({ userId, sessionId: elsewhere.sessionId })).toEqual(elsewhere);
    expect((await stores.accounts.byId(userId))?.roles).toEqual([]);
    const [raced] = sessions;
    if (!raced) throw new Error('no session');
    await expect(stores.sessions.start(raced)).rejects.toMatchObject({ code: 'wrong-credentials' });
    const late = { ...raced, createdAt: later.toISOString() };
    await expect(stores.sessions.start(late)).rejects.toMatchObject({ code: 'wrong-credentials' });
    const at = later.toISOString();
    const key = { userId, sessionId: elsewhere.sessionId };
    expect(await stores.sessions.actAs({ ...key, viewer: raced.viewer, at })).toBe(false);
  });

  it('refuses a change of somebody who was changed since, and writes nothing of it', async () => {
    const stores = await open();
    const office = await anOffice(stores);
    const { person, sessions, userId } = await office.member(2);
    const stale = await office.change(person, 'person.suspend');
    const grants = { areas: {}, properties: 'all' as const };
    const permitted = { ...(await office.change(person, 'person.permissions')), grants };
    expect(await stores.people.changePermissions({ ...permitted, version: person.version })).toBe(
      person.version + 1,
    );
    const late = stores.people.changeAccess({ ...stale, to: 'suspended' });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect(await stores.people.byId(person)).toMatchObject({ status: 'active', grants });
    for (const { sessionId } of sessions)
      expect(await stores.sessions.byId({ userId, sessionId })).toBeDefined();
    expect(await actions(stores, office.organizationId)).not.toContain('person.suspend');
  });

  it('changes the permissions of a session too that began since the others were read', async () => {
    const stores = await open();
    const office = await anOffice(stores);
    const { person, userId, sessions } = await office.member(1);
    const before = await office.change(person, 'person.permissions');
    const [first] = sessions;
    const late = aSession(userId, { ...(first && { viewer: first.viewer }) });
    await stores.sessions.start(late);
    const grants = { areas: {}, properties: [] };
    await stores.people.changePermissions({ ...before, version: person.version, grants });
    const { sessionId } = late;
    expect((await stores.sessions.byId({ userId, sessionId }))?.viewer.grants).toEqual(grants);
  });

  it('answers the view that is under way, and lets nobody look through a role that was taken away', async () => {
    const stores = await open();
    const office = await anOffice(stores);
    const { person, userId } = await office.member();
    const { userRoleId, roleLabel, organizationId } = person;
    const view = (part: { createdAt: string }) => ({
      session: aSession(userId, {
        sessionId: 'ses_view',
        viewer: { userId, userRoleId, roleLabel, organizationId },
        ...part,
      }),
      actor: office.admin,
      trace: { audit: aPersonAudit(person, office.admin, 'person.view-as'), now: later },
    });
    const first = view({ createdAt: noon.toISOString() });
    expect(await stores.people.startView(first)).toEqual(first.session);
    expect(await stores.people.startView(view({ createdAt: later.toISOString() }))).toEqual(first.session);
    await office.to(person, 'suspended');
    await expect(stores.people.startView(view({ createdAt: later.toISOString() }))).rejects.toMatchObject({
      code: 'cannot-view-as',
    });
    const log = await actions(stores, office.organizationId);
    expect(log.filter((one) => one === 'person.view-as')).toHaveLength(1);
  });

  it('gives access back with what was granted, and asks nobody twice', async () => {
    const stores = await open();
    const office = await anOffice(stores);
    const { person, userId, sessions } = await office.member();
    await office.to(person, 'suspended');
    await office.to(person, 'suspended');
    expect((await stores.people.byId(person))?.status).toBe('suspended');
    await office.to(person, 'active');
    expect((await stores.accounts.byId(userId))?.roles).toMatchObject([{ grants: person.grants }]);
    const [session] = sessions;
    if (session) await stores.sessions.start({ ...session, createdAt: later.toISOString() });
    const log = await actions(stores, office.organizationId);
    expect(log.filter((action) => action === 'person.suspend')).toHaveLength(2);
  });

  it('removes for good: the role, the sessions, the rental owner’s account; the mail is free again', async () => {
    const stores = await open();
    const office = await anOffice(stores);
    const { organizationId } = office;
    const property = aNewProperty(organizationId);
    await stores.properties.add(added(property));
    const ownerId = property.shares[0]?.owner.ownerId ?? '';
    const owner = async () => (await stores.owners.byIds({ organizationId, ownerIds: [ownerId] }))[0];
    const { person, userId, sessions } = await office.member(2, { roleLabel: 'rentalOwner', ownerId });
    expect(await owner()).toMatchObject({ userId, userRoleId: person.userRoleId });
    await expect(office.invite({ roleLabel: 'rentalOwner', ownerId })).rejects.toMatchObject({
      code: 'owner-has-account',
    });
    await office.to(person, 'removed');
    await office.to(person, 'removed');
    expect(await owner()).toMatchObject({ userId: '', userRoleId: '' });
    for (const { sessionId } of sessions)
      expect(await stores.sessions.byId({ userId, sessionId })).toBeUndefined();
    expect((await stores.accounts.byId(userId))?.roles).toEqual([]);
    expect(await stores.people.byId(person)).toBeUndefined();
    expect((await stores.people.page({ organizationId, limit: 9 })).people).toHaveLength(1);
    await expect(office.to(person, 'active')).rejects.toMatchObject({ code: 'not-found' });
    await office.invite({ email: person.email, roleLabel: 'rentalOwner', ownerId });
  });

  it('changes grants in the role and in every live session at once [ROL-09]', async () => {
    const stores = await open();
    const office = await anOffice(stores);
    const { person, userId, sessions } = await office.member(12);
    const grants = { areas: { leases: 'view' as const }, properties: ['prp_9'] };
    const { version } = person;
    const change = async () => ({ ...(await office.change(person, 'person.permissions')), grants, version });
    expect(await stores.people.changePermissions(await change())).toBe(version + 1);
    expect(await stores.people.changePermissions(await change())).toBe(version + 1);
    for (const { sessionId } of sessions)
      expect((await stores.sessions.byId({ userId, sessionId }))?.viewer.grants).toEqual(grants);
    expect((await stores.accounts.byId(userId))?.roles[0]?.grants).toEqual(grants);
    const stale = { ...(await change()), grants: { areas: {}, properties: 'all' as const } };
    await expect(stores.people.changePermissions(stale)).rejects.toMatchObject({ code: 'changed-meanwhile' });
    const [session] = sessions;
    // A login that read the role before the change may not start with what it read.
    if (session)
      await expect(stores.sessions.start(session)).rejects.toMatchObject({ code: 'wrong-credentials' });
  });

  it('makes an owner the organization’s admin, in the role, among the people and in every live session', async () => {
    const stores = await open();
    const account = anAccount();
    const organizationId = newId('org');
    const role = aRole({ userId: account.userId, organizationId, roleLabel: 'owner' });
    const organization = { ...anOrganization(organizationId), adminUserId: account.userId };
    await register(stores, { account, role, organization });
    const { userId, userRoleId } = role;
    const viewer = { userId, userRoleId, roleLabel: 'owner' as const, organizationId };
    const session = aSession(userId, { viewer });
    await stores.sessions.start(session);
    const person = await stores.people.byId({ organizationId, userRoleId });
    if (!person) throw new Error('The owner is not among the people');
    const audit = aPersonAudit(person, role, 'person.promote');
    const change = { organizationId, userRoleId, trace: { audit, now: later } };
    await stores.people.promote(change);
    // A repeat finds its own work.
    await stores.people.promote(change);
    expect((await stores.accounts.byId(userId))?.roles.map(({ roleLabel }) => roleLabel)).toEqual([
      'orgAdmin',
    ]);
    expect(await stores.people.byId({ organizationId, userRoleId })).toMatchObject({
      roleLabel: 'orgAdmin',
      version: 2,
    });
    const live = await stores.sessions.byId({ userId, sessionId: session.sessionId });
    expect(live?.viewer.roleLabel).toBe('orgAdmin');
    // A login that read the role before may not start with what it read.
    await expect(stores.sessions.start({ ...session, sessionId: newId('ses') })).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
    expect(await actions(stores, organizationId)).toEqual(['person.promote']);
  });

  it('lets one of two admins who remove each other at once win', async () => {
    const stores = await open();
    const office = await anOffice(stores);
    const other = await office.member(1, { roleLabel: 'orgAdmin' });
    const actor = { userId: other.userId, userRoleId: other.person.userRoleId };
    const [theirs, mine] = [
      await office.change(other.person, 'person.remove'),
      await office.change(office.admin, 'person.remove'),
    ];
    const both = await Promise.allSettled([
      stores.people.changeAccess({ ...theirs, to: 'removed' }),
      stores.people.changeAccess({ ...mine, actor, to: 'removed' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { people } = await stores.people.page({ organizationId: office.organizationId, limit: 9 });
    expect(people).toHaveLength(1);
  });
});
