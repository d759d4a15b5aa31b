import { describe, expect, it } from 'vitest';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { register as registerPerson } from '../../../test/support/register';
import {
  aNewProperty,
  anAccount,
  anOrganization,
  aRole,
  aSession,
  newId,
  noon,
} from '../../../test/support/table-data';
import { seedWriter } from '../seed';
import type { MailLink, SignUp } from './record';

const inAnHour = '2026-06-15T13:00:00.000Z';
const afterIt = new Date(inAnHour);

const aLink = (userId: string, part: Partial<MailLink> = {}): MailLink => ({
  tokenHash: newId('hash'),
  purpose: 'reset',
  userId,
  expiresAt: inAnHour,
  ...part,
});

/** Of the mail of a sign-up. */
const anActivation = (email: string): MailLink => aLink('', { purpose: 'activate', email });

function registration(part: Parameters<typeof anAccount>[0] = {}) {
  const account = anAccount(part);
  const organizationId = newId('org');
  return {
    account,
    role: aRole({ userId: account.userId, organizationId }),
    organization: anOrganization(organizationId, { properties: 1, units: 4 }),
  };
}

const aSignUp = (email: string, from: string, passwordHash = 'hash'): Omit<SignUp, 'times'> => ({
  email,
  from,
  passwordHash,
  firstName: 'Ada',
  lastName: 'Lane',
  mobile: '',
  planId: 1,
  annual: false,
  role: 'owner',
  createdAt: noon.toISOString(),
  expiresAt: inAnHour,
});

describe.each(engines)('accounts and sessions on %s', (engine) => {
  const { open } = useDatabase(engine);
  const linkNotValid = { code: 'link-not-valid' };

  const register = async (stores: OpenStores, part: Parameters<typeof anAccount>[0] = {}) => {
    const made = registration(part);
    await registerPerson(stores, made);
    return made;
  };

  it('registers a person with organization and role, found by mail and by id [ACC-01]', async () => {
    const stores = await open();
    const { account, role, organization } = await register(stores);
    const found = { account, roles: [role] };
    expect(await stores.accounts.byEmail(account.email)).toEqual(found);
    expect(await stores.accounts.byId(account.userId)).toEqual(found);
    expect(await stores.organizations.byId(organization.organizationId)).toEqual({
      ...organization,
      propertiesLeft: organization.limits.properties,
      unitsLeft: organization.limits.units,
      propertyCount: 0,
      unitCount: 0,
      ownerCount: 0,
      unitsWithoutRent: 0,
    });
    expect(await stores.accounts.byEmail('nobody@demo.test')).toBeUndefined();
    expect(await stores.accounts.byId('usr_nobody')).toBeUndefined();
    const { propertyId } = aNewProperty('').property;
    expect(
      await stores.properties.byId({ organizationId: organization.organizationId, propertyId }),
    ).toBeUndefined();
  });

  it('gives an address to one of many who activate at once, and the others leave nothing', async () => {
    const stores = await open();
    const all = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const made = registration({ email: 'ada@demo.test' });
        const { email } = made.account;
        const link = anActivation(email);
        await stores.accounts.signUp({ signUp: aSignUp(email, `network ${index}`), link });
        return { ...made, tokenHash: link.tokenHash, waiting: [], now: noon };
      }),
    );
    const answers = await Promise.allSettled(all.map((made) => stores.accounts.activate(made)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const losers = all.filter((_, index) => answers[index]?.status === 'rejected');
    for (const { account, organization } of losers) {
      expect(await stores.accounts.byId(account.userId)).toBeUndefined();
      expect(await stores.organizations.byId(organization.organizationId)).toBeUndefined();
    }
  });

  it('activates by a link once, in time, for its purpose and its mailbox [ACC-02]', async () => {
    const stores = await open();
    const made = registration();
    const { account } = made;
    const link = anActivation(account.email);
    const { tokenHash } = link;
    await stores.accounts.signUp({ signUp: aSignUp(account.email, 'home'), link });
    const reset = { tokenHash, userId: account.userId, passwordHash: 'new', now: noon };
    await expect(stores.accounts.resetPassword(reset)).rejects.toMatchObject(linkNotValid);
    const good = { ...made, tokenHash, waiting: [], now: noon };
    const elsewhere = { account: { ...account, email: 'other@demo.test' } };
    for (const part of [{ now: afterIt }, { tokenHash: 'other' }, elsewhere])
      await expect(stores.accounts.activate({ ...good, ...part })).rejects.toMatchObject(linkNotValid);
    const tries = Array.from({ length: 6 }, () => stores.accounts.activate(good));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stores.accounts.byId(account.userId))?.account).toEqual(account);
  });

  it('finds by a link what waits at its mailbox, one of a network and the own first, until it is used [ACC-02]', async () => {
    const stores = await open();
    const made = registration();
    const { email } = made.account;
    const [first, link] = [anActivation(email), anActivation(email)];
    await stores.accounts.signUp({ signUp: aSignUp(email, 'a stranger’s'), link: first });
    await stores.accounts.signUp({ signUp: aSignUp(email, 'home'), link });
    await stores.accounts.signUp({ signUp: aSignUp(email, 'home', 'new hash'), link });
    const behind = (asked: Partial<Parameters<typeof stores.accounts.signUpsBehind>[0]> = {}) =>
      stores.accounts.signUpsBehind({ tokenHash: link.tokenHash, from: 'home', now: noon, ...asked });
    const own = { ...aSignUp(email, 'home', 'new hash'), times: 2 };
    const others = { ...aSignUp(email, 'a stranger’s'), times: 1 };
    expect(await behind()).toEqual([own, others]);
    expect(await behind({ tokenHash: first.tokenHash, from: 'a third' })).toEqual([others, own]);
    expect(await stores.accounts.forLogin({ email, from: 'home' })).toEqual({
      person: undefined,
      waiting: own,
    });
    const reset = aLink('', { email });
    await stores.accounts.addLink(reset);
    for (const asked of [{ now: afterIt }, { tokenHash: 'other' }, { tokenHash: reset.tokenHash }])
      expect(await behind(asked)).toEqual([]);
    const waiting = await behind();
    await stores.accounts.activate({ ...made, tokenHash: link.tokenHash, waiting, now: noon });
    for (const { tokenHash } of [link, first]) expect(await behind({ tokenHash })).toEqual([]);
  });

  it('checks no more than ten other sign-ups of a mailbox, and none whose time is over', async () => {
    const stores = await open();
    const email = 'ada@demo.test';
    const link = anActivation(email);
    for (let count = 0; count < 12; count += 1)
      await stores.accounts.signUp({ signUp: aSignUp(email, `network ${count + 10}`), link });
    const behind = async (from: string, now = noon) =>
      (await stores.accounts.signUpsBehind({ tokenHash: link.tokenHash, from, now })).map((one) => one.from);
    const ten = Array.from({ length: 10 }, (_, at) => `network ${at + 10}`);
    expect(await behind('elsewhere')).toEqual(ten);
    expect(await behind('network 21')).toEqual(['network 21', ...ten]);
    expect(await behind('network 19')).toEqual(['network 19', ...ten.slice(0, 9)]);
    expect(await stores.accounts.isSignUpWaiting({ email, now: noon })).toBe(true);
    expect(await stores.accounts.isSignUpWaiting({ email, now: afterIt })).toBe(false);
    expect(await stores.accounts.isSignUpWaiting({ email: 'bo@demo.test', now: noon })).toBe(false);
  });

  it('finds by a link whose password it sets, in time, for its purpose', async () => {
    const stores = await open();
    const { account, role } = await register(stores);
    const link = aLink(account.userId);
    await stores.accounts.addLink(link);
    const good = { tokenHash: link.tokenHash, now: noon };
    expect(await stores.accounts.byLink(good)).toEqual({ account, roles: [role] });
    const activation = { ...anActivation(account.email), userId: account.userId };
    await stores.accounts.addLink(activation);
    for (const part of [{ now: afterIt }, { tokenHash: 'other' }, { tokenHash: activation.tokenHash }])
      expect(await stores.accounts.byLink({ ...good, ...part })).toBeUndefined();
  });

  it('believes the link and not who it is supposed to be for', async () => {
    const stores = await open();
    const [{ account, role }, other] = [await register(stores), await register(stores)];
    const link = aLink(account.userId);
    await stores.accounts.addLink(link);
    const good = { tokenHash: link.tokenHash, now: noon };
    for (const supposed of [account.userId, other.account.userId, 'usr_nobody'])
      expect(await stores.accounts.byLink({ ...good, supposed })).toEqual({ account, roles: [role] });
    const none = { ...good, tokenHash: 'other', supposed: account.userId };
    expect(await stores.accounts.byLink(none)).toBeUndefined();
  });

  it('keeps a link of nobody, made for an unknown address, from making an account', async () => {
    const stores = await open();
    const link = aLink('usr_made_up', { purpose: 'reset' });
    await stores.accounts.addLink(link);
    const { tokenHash, userId } = link;
    expect(await stores.accounts.byLink({ tokenHash, now: noon })).toBeUndefined();
    const reset = { tokenHash, userId, passwordHash: 'x', now: noon };
    await expect(stores.accounts.resetPassword(reset)).rejects.toMatchObject(linkNotValid);
    expect(await stores.accounts.byId('usr_made_up')).toBeUndefined();
  });

  it('takes no link to a new password that was asked for before the last one was set', async () => {
    const stores = await open();
    const { account } = await register(stores);
    const { userId } = account;
    const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
    const asked = async (at: Date) => {
      const link = aLink(userId, { purpose: 'reset', createdAt: at.toISOString() });
      await stores.accounts.addLink(link);
      const { tokenHash } = link;
      const found = await stores.accounts.byLink({ tokenHash, now: at });
      expect(found?.since).toBe(link.createdAt);
      return { tokenHash, userId, since: found?.since };
    };
    const [old, used] = [await asked(later(1)), await asked(later(2))];
    await stores.accounts.resetPassword({ ...used, passwordHash: 'new', now: later(3) });
    for (const link of [old, { ...old, since: undefined }]) {
      const reset = { ...link, passwordHash: 'newer', now: later(4) };
      await expect(stores.accounts.resetPassword(reset)).rejects.toMatchObject(linkNotValid);
    }
    const young = await asked(later(5));
    await stores.accounts.resetPassword({ ...young, passwordHash: 'newest', now: later(6) });
    expect((await stores.accounts.byId(userId))?.account.passwordHash).toBe('newest');
  });

  it('ends every session with a password reset, also one that begins late with the old password', async () => {
    const stores = await open();
    const { account } = await register(stores);
    const { userId } = account;
    const sessions = Array.from({ length: 30 }, () => aSession(userId));
    await Promise.all(sessions.map((session) => stores.sessions.start(session)));
    const link = aLink(userId, { purpose: 'reset' });
    await stores.accounts.addLink(link);
    const now = new Date(noon.getTime() + 60_000);
    await stores.accounts.resetPassword({ tokenHash: link.tokenHash, userId, passwordHash: 'new', now });
    for (const { sessionId } of sessions)
      expect(await stores.sessions.byId({ userId, sessionId })).toBeUndefined();
    expect((await stores.accounts.byId(userId))?.account).toEqual({
      ...account,
      passwordHash: 'new',
      sessionsEndedAt: now.toISOString(),
    });
    await expect(stores.sessions.start(aSession(userId))).rejects.toMatchObject({
      code: 'wrong-credentials',
    });
    await stores.sessions.start(aSession(userId, { createdAt: now.toISOString() }));
  });

  it('rehashes only while the old hash stands', async () => {
    const stores = await open();
    const { account } = await register(stores);
    const hash = async () => (await stores.accounts.byId(account.userId))?.account.passwordHash;
    await stores.accounts.replacePasswordHash({ userId: account.userId, from: 'another', to: 'x' });
    expect(await hash()).toBe(account.passwordHash);
    await stores.accounts.replacePasswordHash({
      userId: account.userId,
      from: account.passwordHash,
      to: 'y',
    });
    expect(await hash()).toBe('y');
  });

  it('knows a browser that logged in for 400 days after the last time, and that of nobody else', async () => {
    const stores = await open();
    const { account, role } = await register(stores);
    const { email, passwordHash } = account;
    const device = { email, deviceHash: newId('hash') };
    const days = (count: number, seconds = 0) => new Date(noon.getTime() + (count * 86_400 + seconds) * 1000);
    const logIn = async (at: Date) => {
      const session = aSession(account.userId, { viewer: { ...role }, createdAt: at.toISOString() });
      await stores.sessions.start(session, { passwordHash, device });
    };
    const known = (now: Date, key = device) => stores.accounts.knownDevice({ ...key, now });
    await logIn(noon);
    expect(await known(days(400, -1))).toEqual({
      ...device,
      hasLoggedIn: true,
      expiresAt: days(400).toISOString(),
    });
    expect(await known(days(400))).toBeUndefined();
    expect(await known(noon, { ...device, email: 'other@demo.test' })).toBeUndefined();
    expect(await known(noon, { ...device, deviceHash: 'other' })).toBeUndefined();
    await logIn(days(1));
    expect(await known(days(400))).toMatchObject({ expiresAt: days(401).toISOString() });
  });

  it('keeps a session until it ends, extends it and changes its role, grants included [API-11]', async () => {
    const stores = await open();
    const session = aSession('usr_1');
    const { organizationId } = session.viewer;
    const organization = anOrganization(organizationId);
    const subscription = { ...organization.subscription, planId: 4 };
    await seedWriter(stores.db).putOrganization({ ...organization, subscription });
    const key = { userId: 'usr_1', sessionId: session.sessionId };
    await stores.sessions.start(session);
    expect(await stores.sessions.byId(key)).toEqual(session);
    expect(await stores.sessions.byId({ ...key, userId: 'usr_2' })).toBeUndefined();
    const expiresAt = '2026-06-15T15:00:00.000Z';
    expect(await stores.sessions.extend({ ...key, expiresAt })).toBe(true);
    const viewer = {
      ...session.viewer,
      roleLabel: 'rentalManager' as const,
      grants: { areas: { properties: 'change' as const }, properties: ['prp_1'] },
    };
    expect(await stores.sessions.actAs({ ...key, viewer, at: session.createdAt })).toBe(true);
    expect(await stores.sessions.byId(key)).toEqual({ ...session, expiresAt, viewer });
    await stores.sessions.end(key);
    await stores.sessions.end(key);
    expect(await stores.sessions.byId(key)).toBeUndefined();
    expect(await stores.sessions.extend({ ...key, expiresAt })).toBe(false);
    expect(await stores.sessions.actAs({ ...key, viewer, at: session.createdAt })).toBe(false);
    expect(await stores.sessions.byId(key)).toBeUndefined();
  });

  it('reads session and organization together, each for itself', async () => {
    const stores = await open();
    const { account, organization } = await register(stores);
    const session = aSession(account.userId);
    await stores.sessions.start(session);
    const { organizationId } = organization;
    const key = { userId: account.userId, sessionId: session.sessionId, organizationId };
    const both = await stores.sessions.withOrganization(key);
    expect(both.session).toEqual(session);
    expect(both.organization).toEqual(await stores.organizations.byId(organizationId));
    expect(await stores.sessions.withOrganization({ ...key, sessionId: 'ses_none' })).toEqual({
      organization: both.organization,
    });
    expect(await stores.sessions.withOrganization({ ...key, organizationId: 'org_none' })).toEqual({
      session,
    });
  });
});
