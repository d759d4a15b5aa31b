import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../../test/support/audit-entries';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { register } from '../../../test/support/register';
import { anAccount, anOrganization, aRole, aSession, newId, noon } from '../../../test/support/table-data';
import type { AuditEntry } from '../audit/record';
import type { Proof } from './writes';

const since = noon.toISOString();
const expiresAt = '2026-06-15T12:05:00.000Z';
const hashes = ['hash-one', 'hash-two'];
const app = (step: number): Proof => ({ kind: 'app', step });

/** Someone registered with one role, and what they can do. */
async function aPerson(stores: OpenStores) {
  const account = anAccount();
  const { userId } = account;
  const organizationId = newId('org');
  const role = aRole({ userId, organizationId });
  const organization = { ...anOrganization(organizationId), adminUserId: userId };
  await register(stores, { account, role, organization });
  const { userRoleId, roleLabel } = role;
  const viewer = { userId, userRoleId, roleLabel, organizationId };
  const entry = (action: AuditEntry['action'] = 'account.login'): AuditEntry => ({
    organizationId,
    auditId: newId('aud'),
    at: since,
    action,
    requestId: 'req',
    by: { userId, userRoleId, roleLabel, process: '' },
    object: { kind: 'account', id: userId, name: 'Ada Lane' },
    about: userId,
  });
  const logged = async () => (await auditEntries(stores, { organizationId })).map(({ action }) => action);
  const pend = (secret: string) => stores.secondFactors.begin({ userId, secret, expiresAt });
  const turnOn = (secret: string, recoveryHashes = new Set(hashes)) =>
    stores.secondFactors.turnOn({ userId, secret, since, lastStep: 10, recoveryHashes }, [
      entry('account.second-factor-on'),
    ]);
  const ticket = async () => {
    const ticketHash = newId('hash');
    await stores.secondFactors.addTicket({ ticketHash, userId, startedAt: since, expiresAt });
    return ticketHash;
  };
  const logIn = (ticketHash: string, proof: Proof, { secret = 'SECRET', startedAt = since } = {}) =>
    stores.sessions.start(aSession(userId, { viewer }), {
      audit: [entry()],
      secondStep: { userId, secret, proof, ticketHash, startedAt },
    });
  const liveSessions = async () => (await stores.sessions.live({ userId, now: noon })).length;
  return { account, userId, viewer, entry, logged, pend, turnOn, ticket, logIn, liveSessions };
}

async function withFactor(stores: OpenStores) {
  const person = await aPerson(stores);
  await person.pend('SECRET');
  await person.turnOn('SECRET');
  return person;
}

const outcomes = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all))
    .map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code))
    .sort();

describe.each(engines)('two-step login on %s', (engine) => {
  const { open } = useDatabase(engine);

  it('is turned on by the secret that waits, once, and marks the account', async () => {
    const stores = await open();
    const { userId, pend, turnOn, logged } = await aPerson(stores);
    await pend('FIRST');
    await pend('SECOND');
    expect(await stores.secondFactors.pending({ userId, now: noon })).toBe('SECOND');
    expect(await stores.secondFactors.pending({ userId, now: new Date(expiresAt) })).toBeUndefined();
    await expect(turnOn('FIRST')).rejects.toMatchObject({ code: 'conflict' });
    expect(await outcomes([turnOn('SECOND'), turnOn('SECOND')])).toEqual(['done', 'second-factor-on']);
    expect(await stores.secondFactors.of(userId)).toMatchObject({
      userId,
      secret: 'SECOND',
      since,
      lastStep: 10,
      recoveryHashes: new Set(hashes),
    });
    expect((await stores.accounts.byId(userId))?.account.secondFactorSince).toBe(since);
    expect(await stores.secondFactors.pending({ userId, now: noon })).toBeUndefined();
    await expect(pend('THIRD')).rejects.toMatchObject({ code: 'second-factor-on' });
    expect(await logged()).toEqual(['account.second-factor-on']);
  });

  it('keeps the secret out of what is read of a person, and the reverse', async () => {
    const stores = await open();
    const { userId, account } = await withFactor(stores);
    expect(JSON.stringify(await stores.accounts.byEmail(account.email))).not.toContain('SECRET');
    await stores.sessions.endOthers({ keep: '', among: await stores.sessions.all(userId) });
    expect(await stores.secondFactors.of(userId)).toBeDefined();
  });

  it('starts one session for one code, of two that are given it at once, each with a ticket of its own', async () => {
    const stores = await open();
    const { ticket, logIn, liveSessions, logged } = await withFactor(stores);
    const tickets = [await ticket(), await ticket()];
    expect(await outcomes(tickets.map((one) => logIn(one, app(11))))).toEqual(['done', 'wrong-code']);
    expect(await liveSessions()).toBe(1);
    expect(await logged()).toEqual(['account.login', 'account.second-factor-on']);
  });

  it('starts one session for one ticket, of two that use it at once with codes of their own', async () => {
    const stores = await open();
    const { ticket, logIn, liveSessions } = await withFactor(stores);
    const one = await ticket();
    const proofs: Proof[] = [app(11), { kind: 'recovery', hash: 'hash-one' }];
    expect(await outcomes(proofs.map((proof) => logIn(one, proof)))).toEqual(['done', 'login-expired']);
    expect(await liveSessions()).toBe(1);
  });

  it('takes no code of a step that was used or of one before, nor one of another secret', async () => {
    const stores = await open();
    const { userId, ticket, logIn } = await withFactor(stores);
    const one = await ticket();
    for (const step of [10, 9])
      await expect(logIn(one, app(step))).rejects.toMatchObject({ code: 'wrong-code' });
    await expect(logIn(one, app(12), { secret: 'OTHER' })).rejects.toMatchObject({ code: 'wrong-code' });
    await logIn(one, app(12));
    await expect(logIn(await ticket(), app(11))).rejects.toMatchObject({ code: 'wrong-code' });
    expect((await stores.secondFactors.of(userId))?.lastStep).toBe(12);
  });

  it('takes each recovery code once, down to none', async () => {
    const stores = await open();
    const { userId, ticket, logIn } = await withFactor(stores);
    const use = async (hash: string) => logIn(await ticket(), { kind: 'recovery', hash });
    expect(await outcomes([use('hash-one'), use('hash-one')])).toEqual(['done', 'wrong-code']);
    await use('hash-two');
    expect((await stores.secondFactors.of(userId))?.recoveryHashes).toEqual(new Set());
    await expect(use('hash-two')).rejects.toMatchObject({ code: 'wrong-code' });
    await stores.secondFactors.replaceRecoveryCodes(
      { userId, secret: 'SECRET', proof: app(20), recoveryHashes: new Set(['hash-new']) },
      [],
    );
    expect(await stores.secondFactors.of(userId)).toMatchObject({
      lastStep: 20,
      recoveryHashes: new Set(['hash-new']),
    });
    await use('hash-new');
  });

  it('tries a ticket five times, however many try at once, and not past its time', async () => {
    const stores = await open();
    const { userId, ticket } = await withFactor(stores);
    const ticketHash = await ticket();
    const tries = Array.from({ length: 12 }, () => stores.secondFactors.tryTicket({ ticketHash, now: noon }));
    expect(await outcomes(tries)).toEqual([...Array(5).fill('done'), ...Array(7).fill('login-expired')]);
    const late = { ticketHash: await ticket(), now: new Date(expiresAt) };
    await expect(stores.secondFactors.tryTicket(late)).rejects.toMatchObject({ code: 'login-expired' });
    const unknown = { ticketHash: 'none', now: noon };
    await expect(stores.secondFactors.tryTicket(unknown)).rejects.toMatchObject({ code: 'login-expired' });
    expect(await stores.secondFactors.tryTicket({ ticketHash: await ticket(), now: noon })).toMatchObject({
      userId,
      startedAt: since,
      expiresAt,
    });
  });

  it('ends a login whose sessions were ended after the password was given, and one without a code that raced turning it on', async () => {
    const stores = await open();
    const { userId, viewer, ticket, logIn, account } = await withFactor(stores);
    const before = await ticket();
    const tokenHash = newId('hash');
    await stores.accounts.addLink({ tokenHash, purpose: 'reset', userId, expiresAt });
    const resetAt = new Date(noon.getTime() + 60_000);
    await stores.accounts.resetPassword({ tokenHash, userId, passwordHash: '$scrypt$two', now: resetAt });
    await expect(logIn(before, app(11))).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect((await stores.accounts.byEmail(account.email))?.account.secondFactorSince).toBe(since);
    const later = aSession(userId, { viewer, createdAt: '2026-06-15T12:02:00.000Z' });
    await expect(stores.sessions.start(later)).rejects.toMatchObject({ code: 'wrong-credentials' });
    await logIn(await ticket(), app(11), { startedAt: '2026-06-15T12:02:00.000Z' });
  });

  it('is turned off with a code that was not used, for good', async () => {
    const stores = await open();
    const { userId, viewer, entry, logged } = await withFactor(stores);
    const off = (proof: Proof) =>
      stores.secondFactors.turnOff({ userId, secret: 'SECRET', proof }, [entry('account.second-factor-off')]);
    await expect(off(app(10))).rejects.toMatchObject({ code: 'wrong-code' });
    expect(await outcomes([off(app(11)), off({ kind: 'recovery', hash: 'hash-one' })])).toEqual([
      'done',
      'wrong-code',
    ]);
    expect(await stores.secondFactors.of(userId)).toBeUndefined();
    expect((await stores.accounts.byId(userId))?.account.secondFactorSince).toBeUndefined();
    await stores.sessions.start(aSession(userId, { viewer }));
    expect(await logged()).toEqual(['account.second-factor-off', 'account.second-factor-on']);
  });
});
