import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { type Billing, openBilling } from '../../test/support/test-world/billing';
import { logger } from '../runtime/logger';
import { OwnerAccount } from '../table/billing/record';
import { update } from '../table/db/writes';
import { Owner } from '../table/owners/record';
import { getBankStatus } from './get-bank-status';
import { getConnectedAccountId } from './get-connected-account-id';
import { refreshBankStatus } from './refresh-bank-status';
import { startOnboarding } from './start-onboarding';

logger.setLogLevel('SILENT');

let testWorld: Billing;
beforeEach(async () => {
  testWorld = await openBilling();
  await testWorld.organization();
  for (const ownerId of ['ada', 'bo']) await testWorld.owner({ ownerId });
  await testWorld.owner({ ownerId: 'eve', organizationId: 'org_two' });
});

const change = (ownerId: string, set: Partial<Owner>) =>
  testWorld.db.write(update(Owner, { key: { organizationId: 'org_one', ownerId }, set }));
const withoutBank = (account: string) => {
  const { bank: _, ...rest } = testWorld.provider.accounts.get(account) ?? never();
  return rest;
};
const never = (): never => {
  throw new Error('there is no such account');
};
/** Sends waiting mails and returns their receivers and subjects. */
const mailed = async () => {
  const before = testWorld.mails.length;
  await testWorld.mailed();
  return testWorld.mails.slice(before).map(({ to, subject }) => [to, subject]);
};
const accountId = (rentailownerid: string, viewer: Partial<Viewer> = {}) =>
  testWorld.perform(getConnectedAccountId, { ...testWorld.call(viewer), body: { rentailownerid } });
const start = (rentailownerid: string, viewer: Partial<Viewer> = {}, for_property?: string) =>
  testWorld.perform(startOnboarding, { ...testWorld.call(viewer), body: { rentailownerid, for_property } });
const status = async (id: string, viewer: Partial<Viewer> = {}) =>
  (await getBankStatus({ ...testWorld.call(viewer), params: { id } }, testWorld.deps)).data;
const refresh = (rentailownerid: string, viewer: Partial<Viewer> = {}) =>
  testWorld.perform(refreshBankStatus, { ...testWorld.call(viewer), body: { rentailownerid } });

describe('an owner’s bank details', () => {
  it('have no account until they are begun, then the one of the owner [API-19]', async () => {
    expect(await accountId('ada')).toEqual({ success: 1, ca: { connectaccountid: '' } });
    await start('ada');
    const { ca } = await accountId('ada');
    expect(ca.connectaccountid).toBe([...testWorld.provider.accounts.keys()][0]);
    expect(await accountId('bo')).toEqual({ success: 1, ca: { connectaccountid: '' } });
  });

  it('are begun once, whoever asks again, and the log says who opened each link', async () => {
    await Promise.all([start('ada'), start('ada')]);
    await start('ada');
    expect(testWorld.provider.accounts.size).toBe(1);
    const who = { by: { userId: 'usr_head' }, object: { kind: 'owner', id: 'ada', name: 'Ada Byron' } };
    const log = await testWorld.audit();
    const ofAction = (action: string) => log.filter((entry) => entry.action === action);
    expect(ofAction('owner.bank-started')).toMatchObject([who]);
    expect(ofAction('owner.bank-link')).toMatchObject([who, who, who]);
  });

  it('mail the owner each link that somebody else opens, and none of the own', async () => {
    await start('ada');
    await start('ada');
    expect(await mailed()).toEqual([
      ['ada@owners.test', 'A link to your bank details was opened'],
      ['ada@owners.test', 'A link to your bank details was opened'],
    ]);
    expect(testWorld.mails[0]?.text).toContain('Hi Ada,');
    expect(testWorld.mails[0]?.text).toContain('call Northgate Homes on a number you already have');
    expect(testWorld.mails[0]?.text).not.toContain('You chose to be told');
    await start('ada', { roleLabel: 'rentalOwner', userId: 'usr_ada', ownerId: 'ada' });
    await change('ada', { userId: 'usr_ada', userRoleId: 'rol_ada' });
    await start('ada', { roleLabel: 'manager', userId: 'usr_ada' });
    expect(await mailed()).toEqual([]);
  });

  it('mail the owner each other bank account, by the own account once there is one', async () => {
    await start('ada', { roleLabel: 'rentalOwner', ownerId: 'ada' });
    const { ca } = await accountId('ada');
    const bank = { name: 'STRIPE TEST BANK', last4: '6789' };
    const becomes = async (facts: Parameters<typeof testWorld.provider.setAccount>[1]) => {
      testWorld.provider.setAccount(ca.connectaccountid, facts);
      await refresh('ada');
      return mailed();
    };
    expect(await becomes({ detailsSubmitted: true, missing: ['external_account'] })).toEqual([]);
    const subject = 'The bank account for your rent payments changed';
    expect(await becomes({ bank })).toEqual([['ada@owners.test', subject]]);
    expect(testWorld.mails.at(-1)?.text).toContain('the account ending in 6789 at STRIPE TEST BANK');
    expect(await becomes({ payoutsEnabled: true, missing: [] })).toEqual([]);
    await testWorld.account({ userId: 'usr_ada', email: 'ada@login.test' });
    await change('ada', { userId: 'usr_ada', userRoleId: 'rol_ada' });
    expect(await becomes({ bank: { ...bank, last4: '0001' } })).toEqual([['ada@login.test', subject]]);
    testWorld.provider.accounts.set(ca.connectaccountid, withoutBank(ca.connectaccountid));
    await refresh('ada');
    expect(await mailed()).toEqual([['ada@login.test', subject]]);
    expect(testWorld.mails.at(-1)?.text).toContain('was removed');
  });

  it('lead back from the provider to the screen of that owner and property', async () => {
    const { url } = (await start('ada', {}, 'prp_1')).data;
    expect(new URL(url).searchParams.get('back')).toBe(
      'https://keystead.test/ownerBankInfo?id=prp_1&owner=ada&from=provider',
    );
  });

  it('tell the head and the owner, once, when the owner can be paid', async () => {
    await testWorld.head();
    await change('ada', { userRoleId: 'rol_ada' });
    await start('ada');
    const { ca } = await accountId('ada');
    for (let time = 0; time < 2; time += 1) {
      testWorld.provider.setAccount(ca.connectaccountid, {
        detailsSubmitted: true,
        payoutsEnabled: true,
        missing: [],
        bank: { name: 'STRIPE TEST BANK', last4: `678${time}` },
      });
      await refresh('ada');
    }
    const ready = ['Bank account ready'];
    expect([await testWorld.told('rol_head'), await testWorld.told('rol_ada')]).toEqual([ready, ready]);
  });

  it('tell the head alone when an owner without an account, or the head as owner, can be paid', async () => {
    await testWorld.head();
    await change('bo', { userId: 'usr_head', userRoleId: 'rol_head' });
    for (const ownerId of ['ada', 'bo']) {
      await start(ownerId);
      const { ca } = await accountId(ownerId);
      const ready = { detailsSubmitted: true, payoutsEnabled: true, missing: [] };
      testWorld.provider.setAccount(ca.connectaccountid, ready);
      await refresh(ownerId);
    }
    expect(await testWorld.told('rol_head')).toEqual(['Bank account ready', 'Bank account ready']);
    expect(await testWorld.told('')).toEqual([]);
  });

  it('go none, started, restricted with what is missing, ready', async () => {
    expect(await status('ada')).toEqual({
      owner_name: 'Ada Byron',
      state: 'none',
      missing: [],
      bank_name: '',
      bank_last4: '',
      updated_at: '',
      may_change: true,
    });
    await start('ada');
    expect(await status('ada')).toMatchObject({
      state: 'started',
      updated_at: testWorld.now().toISOString(),
    });
    const { ca } = await accountId('ada');
    testWorld.provider.setAccount(ca.connectaccountid, {
      detailsSubmitted: true,
      missing: ['individual.dob.day', 'external_account'],
    });
    await refresh('ada');
    expect(await status('ada')).toMatchObject({
      state: 'restricted',
      missing: ['Date of birth', 'Bank account for payouts'],
    });
    const [restricted] = await testWorld.audit();
    expect(restricted?.after).toMatchObject({ missing: 'individual.dob.day, external_account' });
    testWorld.provider.setAccount(ca.connectaccountid, {
      payoutsEnabled: true,
      missing: [],
      bank: { name: 'STRIPE TEST BANK', last4: '6789' },
    });
    await refresh('ada');
    expect(await status('ada')).toMatchObject({
      state: 'ready',
      bank_name: 'STRIPE TEST BANK',
      bank_last4: '6789',
    });
    expect(
      (await testWorld.audit())
        .toReversed()
        .map(({ action, by, after }) => [action, by.process, after?.state]),
    ).toEqual([
      ['owner.bank-started', '', 'started'],
      ['owner.bank-link', '', undefined],
      ['owner.bank-state', 'payment provider', 'restricted'],
      ['owner.bank-state', 'payment provider', 'ready'],
    ]);
  });

  it('write nothing when the provider says what is known already', async () => {
    await start('ada');
    await refresh('ada');
    const [account] = await testWorld.all(OwnerAccount);
    expect(account?.version).toBe(1);
    expect((await testWorld.audit()).map(({ action }) => action)).toEqual([
      'owner.bank-link',
      'owner.bank-started',
    ]);
  });

  it('say that the provider is away, and begin nothing', async () => {
    testWorld.provider.isAway = true;
    await expect(start('ada')).rejects.toMatchObject({ code: 'payments-away' });
    expect(await testWorld.all(OwnerAccount)).toEqual([]);
  });
});

describe('whose bank details', () => {
  const missing = { code: 'not-found' };
  const calls = [
    ['getConnectedAccountId', accountId],
    ['getBankStatus', status],
    ['startOnboarding', start],
    ['refreshBankStatus', refresh],
  ] as const;

  it.each(calls)('%s: another organization’s owner is not there', async (_, ask) => {
    await expect(ask('eve')).rejects.toMatchObject(missing);
    await expect(ask('nobody')).rejects.toMatchObject(missing);
  });

  it.each(calls)('%s: a rental owner reaches his own alone', async (_, ask) => {
    const viewer = { roleLabel: 'rentalOwner', ownerId: 'bo' } as const;
    await expect(ask('ada', viewer)).rejects.toMatchObject(missing);
    await expect(ask('bo', viewer)).resolves.toBeDefined();
  });

  it.each(calls)('%s: a chosen list of properties reaches their owners alone', async (_, ask) => {
    const shares = [{ ownerId: 'ada' }];
    const shareSets = [{ from: '2026-06-01', shares: [{ ownerId: 'ada', percentage: 100 }] }];
    await testWorld.property({ propertyId: 'prp_1', shares, shareSets });
    await testWorld.property({ propertyId: 'prp_2', createdBy: 'usr_staff', shares, shareSets });
    const viewer = (properties: 'all' | string[]): Partial<Viewer> => ({
      userId: 'usr_staff',
      roleLabel: 'rentalManager',
      grants: { areas: { owners: 'change', properties: 'change' }, properties },
    });
    await expect(ask('ada', viewer([]))).rejects.toMatchObject(missing);
    await expect(ask('ada', viewer(['prp_2']))).rejects.toMatchObject(missing);
    await expect(ask('bo', viewer(['prp_1']))).rejects.toMatchObject(missing);
    await expect(ask('ada', viewer(['prp_1', 'prp_2']))).resolves.toBeDefined();
    await expect(ask('bo', viewer('all'))).resolves.toBeDefined();
  });

  it('says whether the caller may go on', async () => {
    const grants = { areas: { owners: 'view' }, properties: 'all' } as const;
    expect((await status('ada', { roleLabel: 'rentalManager', grants })).may_change).toBe(false);
    expect((await status('bo', { roleLabel: 'rentalOwner', ownerId: 'bo' })).may_change).toBe(true);
  });
});
