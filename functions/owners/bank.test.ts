import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/roles';
import { fakeDeps } from '../../test/support/fake-deps';
import { addHead, toldIn } from '../../test/support/fake-notifications';
import { viewerCall } from '../../test/support/fake-viewer';
import { storedProperty } from '../../test/support/property-body';
import { sendToldMailsWith } from '../jobs/send-told-mails';
import { logger } from '../runtime/logger';
import type { Owner } from '../table/owners';
import { getBankStatus } from './get-bank-status';
import { getConnectedAccountId } from './get-connected-account-id';
import { refreshBankStatus } from './refresh-bank-status';
import { startOnboarding } from './start-onboarding';

logger.setLogLevel('SILENT');

let { deps, world } = fakeDeps();
const owner = (ownerId: string, over: Partial<Owner> = {}): Owner => ({
  ownerId,
  organizationId: 'org_one',
  userId: '',
  userRoleId: '',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  email: `${ownerId}@owners.test`,
  mobile: '5551234567',
  isCompany: false,
  propertyTitle: 'Maple Court',
  createdAt: '',
  ...over,
});

beforeEach(() => {
  ({ deps, world } = fakeDeps());
  world.owners.push(owner('ada'), owner('bo'), owner('eve', { organizationId: 'org_two' }));
});

const change = (ownerId: string, over: Partial<Owner>) => {
  const place = world.owners.findIndex((one) => one.ownerId === ownerId);
  world.owners[place] = owner(ownerId, over);
};
const withoutBank = (account: string) => {
  const { bank: _, ...rest } = world.provider.accounts.get(account) ?? never();
  return rest;
};
const never = (): never => {
  throw new Error('there is no such account');
};
/** Sends what waits, and answers to whom under which subject. */
const mailed = async () => {
  const before = world.mails.length;
  await sendToldMailsWith(() => deps)();
  return world.mails.slice(before).map(({ to, subject }) => [to, subject]);
};
const accountId = (rentailownerid: string, viewer: Partial<Viewer> = {}) =>
  getConnectedAccountId({ ...viewerCall(world, viewer), body: { rentailownerid } }, deps);
const start = (rentailownerid: string, viewer: Partial<Viewer> = {}, for_property?: string) =>
  startOnboarding(
    { ...viewerCall(world, viewer), body: { rentailownerid, ...(for_property && { for_property }) } },
    deps,
  );
const status = async (id: string, viewer: Partial<Viewer> = {}) =>
  (await getBankStatus({ ...viewerCall(world, viewer), params: { id } }, deps)).data;
const refresh = (rentailownerid: string, viewer: Partial<Viewer> = {}) =>
  refreshBankStatus({ ...viewerCall(world, viewer), body: { rentailownerid } }, deps);

describe('an owner’s bank details', () => {
  it('have no account until they are begun, then the one of the owner [API-19]', async () => {
    expect(await accountId('ada')).toEqual({ success: 1, ca: { connectaccountid: '' } });
    await start('ada');
    const { ca } = await accountId('ada');
    expect(ca.connectaccountid).toBe([...world.provider.accounts.keys()][0]);
    expect(await accountId('bo')).toEqual({ success: 1, ca: { connectaccountid: '' } });
  });

  it('are begun once, whoever asks again, and the log says who opened each link', async () => {
    await Promise.all([start('ada'), start('ada')]);
    await start('ada');
    expect(world.provider.accounts.size).toBe(1);
    const who = { by: { userId: 'usr_head' }, object: { kind: 'owner', id: 'ada', name: 'Ada Byron' } };
    const ofAction = (action: string) => world.audit.filter((entry) => entry.action === action);
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
    expect(world.mails[0]?.text).toContain('Hello Ada,');
    expect(world.mails[0]?.text).toContain('call Northgate Homes on a number you already have');
    expect(world.mails[0]?.text).not.toContain('You chose to be told');
    await start('ada', { roleLabel: 'rentalOwner', userId: 'usr_ada', ownerId: 'ada' });
    change('ada', { userId: 'usr_ada', userRoleId: 'rol_ada' });
    await start('ada', { roleLabel: 'manager', userId: 'usr_ada' });
    expect(await mailed()).toEqual([]);
  });

  it('mail the owner each other bank account, by the own account once there is one', async () => {
    await start('ada', { roleLabel: 'rentalOwner', ownerId: 'ada' });
    const { ca } = await accountId('ada');
    const bank = { name: 'STRIPE TEST BANK', last4: '6789' };
    const becomes = async (facts: Parameters<typeof world.provider.setAccount>[1]) => {
      world.provider.setAccount(ca.connectaccountid, facts);
      await refresh('ada');
      return mailed();
    };
    expect(await becomes({ detailsSubmitted: true, missing: ['external_account'] })).toEqual([]);
    const subject = 'The bank account for your rent payments changed';
    expect(await becomes({ bank })).toEqual([['ada@owners.test', subject]]);
    expect(world.mails.at(-1)?.text).toContain('the account ending in 6789 at STRIPE TEST BANK');
    expect(await becomes({ payoutsEnabled: true, missing: [] })).toEqual([]);
    world.accounts.set('usr_ada', {
      ...{ userId: 'usr_ada', email: 'ada@login.test', firstName: 'Ada', lastName: '', mobile: '' },
      ...{ passwordHash: '', active: true, createdAt: '' },
    });
    change('ada', { userId: 'usr_ada', userRoleId: 'rol_ada' });
    expect(await becomes({ bank: { ...bank, last4: '0001' } })).toEqual([['ada@login.test', subject]]);
    world.provider.accounts.set(ca.connectaccountid, withoutBank(ca.connectaccountid));
    await refresh('ada');
    expect(await mailed()).toEqual([['ada@login.test', subject]]);
    expect(world.mails.at(-1)?.text).toContain('was removed');
  });

  it('lead back from the provider to the screen of that owner and property', async () => {
    const { url } = (await start('ada', {}, 'prp_1')).data;
    expect(new URL(url).searchParams.get('back')).toBe(
      'https://keystead.test/ownerBankInfo?id=prp_1&owner=ada&from=provider',
    );
  });

  it('tell the head and the owner, once, when the owner can be paid', async () => {
    addHead(world);
    change('ada', { userRoleId: 'rol_ada' });
    await start('ada');
    const { ca } = await accountId('ada');
    for (let time = 0; time < 2; time += 1) {
      world.provider.setAccount(ca.connectaccountid, {
        ...{ detailsSubmitted: true, payoutsEnabled: true, missing: [] },
        bank: { name: 'STRIPE TEST BANK', last4: `678${time}` },
      });
      await refresh('ada');
    }
    expect(toldIn(world)).toEqual(['rol_head: Bank account ready', 'rol_ada: Bank account ready']);
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
    expect(await status('ada')).toMatchObject({ state: 'started', updated_at: world.now.toISOString() });
    const { ca } = await accountId('ada');
    world.provider.setAccount(ca.connectaccountid, {
      detailsSubmitted: true,
      missing: ['individual.dob.day', 'external_account'],
    });
    await refresh('ada');
    expect(await status('ada')).toMatchObject({
      state: 'restricted',
      missing: ['Date of birth', 'Bank account for payouts'],
    });
    world.provider.setAccount(ca.connectaccountid, {
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
    expect(world.audit.map(({ action, by, after }) => [action, by.process, after?.state])).toEqual([
      ['owner.bank-started', '', 'started'],
      ['owner.bank-link', '', undefined],
      ['owner.bank-state', 'payment provider', 'restricted'],
      ['owner.bank-state', 'payment provider', 'ready'],
    ]);
  });

  it('write nothing when the provider says what is known already', async () => {
    await start('ada');
    await refresh('ada');
    expect(world.connectedAccounts.get('ada')?.version).toBe(1);
    expect(world.audit.map(({ action }) => action)).toEqual(['owner.bank-started', 'owner.bank-link']);
  });

  it('say that the provider is away, and begin nothing', async () => {
    world.provider.isAway = true;
    await expect(start('ada')).rejects.toMatchObject({ code: 'payments-away' });
    expect(world.connectedAccounts.size).toBe(0);
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
    const shares = [{ ...owner('ada'), percentage: 100, bankReady: false }];
    world.properties.set('prp_1', { property: storedProperty(), units: [], shares });
    const added = storedProperty({ propertyId: 'prp_2', createdBy: 'usr_staff' });
    world.properties.set('prp_2', { property: added, units: [], shares });
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
