import { describe, expect, it } from 'vitest';
import { bankLinkOpened } from '../../../shared/domain/notifications/notifications';
import { auditEntries } from '../../../test/support/audit-entries';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { added, aNewProperty, anOrganization, newId, noon } from '../../../test/support/table-data';
import type { AuditEntry } from '../audit/record';
import { seedWriter } from '../seed';
import type { OwnerAccount, PaymentEvent } from './record';

const now = noon;
const later = new Date(now.getTime() + 60_000);

const anEvent = (part: Partial<PaymentEvent> = {}): PaymentEvent => ({
  eventId: newId('evt'),
  type: 'account.updated',
  createdAt: now.toISOString(),
  receivedAt: now.toISOString(),
  status: 'pending',
  accountId: 'acct_1',
  ...part,
});

const anEntry = (organizationId: string): AuditEntry => ({
  organizationId,
  auditId: newId('aud'),
  at: now.toISOString(),
  action: 'owner.bank-state',
  by: { userId: '', userRoleId: '', roleLabel: '', process: 'payment provider' },
  object: { kind: 'owner', id: 'own_1', name: 'Ada Byron' },
  about: 'own_1',
  requestId: '',
});

/** An organization with a property of one owner. */
async function withOwner(stores: OpenStores) {
  const organizationId = newId('org');
  await seedWriter(stores.db).putOrganization(anOrganization(organizationId));
  const made = aNewProperty(organizationId);
  await stores.properties.add(added(made, { now }));
  const [share] = made.shares;
  if (!share) throw new Error('the test property has no owner');
  const { owner } = share;
  const account: OwnerAccount = {
    organizationId,
    ownerId: owner.ownerId,
    accountId: newId('acct'),
    version: 1,
    detailsSubmitted: false,
    payoutsEnabled: false,
    missing: [],
    startedAt: noon.toISOString(),
    updatedAt: noon.toISOString(),
  };
  return { organizationId, owner, propertyId: made.property.propertyId, account };
}

const ready = { detailsSubmitted: true, payoutsEnabled: true, bank: { name: 'BANK', last4: '6789' } };

describe.each(engines)('webhook events of the payment provider on %s', (engine) => {
  const { open } = useDatabase(engine);

  it('are kept once by their id: a repeat answers what stands and writes nothing [D31]', async () => {
    const { paymentEvents } = await open();
    const event = anEvent();
    expect(await paymentEvents.keep(event)).toEqual(event);
    await paymentEvents.markHandled(event, { now: later });
    const repeat = { ...event, receivedAt: later.toISOString() };
    const handled = { ...event, status: 'handled', handledAt: later.toISOString() };
    expect(await paymentEvents.keep(repeat)).toMatchObject(handled);
    expect(await paymentEvents.byId(event.eventId)).toMatchObject(handled);
    expect(await paymentEvents.byId('evt_none')).toBeUndefined();
  });

  it('wait in a list, oldest first, until they are handled; ignored ones never do', async () => {
    const { paymentEvents } = await open();
    const [second, first] = [anEvent({ receivedAt: later.toISOString() }), anEvent()];
    for (const event of [second, first, anEvent({ status: 'ignored' })]) await paymentEvents.keep(event);
    const pending = async (until: Date, limit = 10) =>
      (await paymentEvents.pending({ dueUntil: until.toISOString(), limit })).map(({ eventId }) => eventId);
    expect(await pending(later)).toEqual([first.eventId, second.eventId]);
    expect(await pending(later, 1)).toEqual([first.eventId]);
    expect(await pending(now)).toEqual([first.eventId]);
    await paymentEvents.markHandled(first, { now: later });
    await paymentEvents.markHandled(first, { now: later });
    expect(await pending(later)).toEqual([second.eventId]);
  });

  it('of many deliveries at once one is kept', async () => {
    const { paymentEvents } = await open();
    const event = anEvent();
    const kept = await Promise.all(Array.from({ length: 20 }, () => paymentEvents.keep(event)));
    expect(new Set(kept.map(({ eventId }) => eventId))).toEqual(new Set([event.eventId]));
    const pending = await paymentEvents.pending({ dueUntil: later.toISOString(), limit: 10 });
    expect(pending.map(({ eventId }) => eventId)).toEqual([event.eventId]);
  });
});

describe.each(engines)('owners’ accounts on %s', (engine) => {
  const { open } = useDatabase(engine);
  const bankOf = async (stores: OpenStores, key: { organizationId: string; propertyId: string }) =>
    (await stores.properties.byId(key))?.shares.map(({ bankReady }) => bankReady);

  it('begin once, with their audit entry; the second to come gets the first', async () => {
    const stores = await open();
    const { organizationId, account } = await withOwner(stores);
    const second = { ...account, accountId: newId('acct') };
    expect(await stores.connectedAccounts.start(account, anEntry(organizationId))).toEqual(account);
    expect(await stores.connectedAccounts.start(second, anEntry(organizationId))).toEqual(account);
    expect(await stores.connectedAccounts.byOwner(account)).toEqual(account);
    expect(await stores.connectedAccounts.ownerOf(account.accountId)).toMatchObject({
      organizationId,
      ownerId: account.ownerId,
    });
    expect(await stores.connectedAccounts.ownerOf(second.accountId)).toBeUndefined();
    const log = await auditEntries(stores, { organizationId, about: 'own_1' });
    expect(log).toHaveLength(1);
  });

  it('of many beginnings at once one counts, for everybody', async () => {
    const stores = await open();
    const { organizationId, account } = await withOwner(stores);
    const begun = await Promise.all(
      Array.from({ length: 20 }, (_, copy) =>
        stores.connectedAccounts.start({ ...account, accountId: `acct_${copy}` }, anEntry(organizationId)),
      ),
    );
    expect(new Set(begun.map(({ accountId }) => accountId)).size).toBe(1);
    expect(await stores.connectedAccounts.byOwner(account)).toEqual(begun[0]);
    const log = await auditEntries(stores, { organizationId, about: 'own_1' });
    expect(log).toHaveLength(1);
  });

  it('log each link to the provider’s pages, with the mail to the owner', async () => {
    const stores = await open();
    const { organizationId, account } = await withOwner(stores);
    const { ownerId } = account;
    const text = bankLinkOpened({ organization: 'Northgate Homes' });
    const told = { organizationId, userRoleId: ownerId, text, now, bell: false, mailToOwner: ownerId };
    for (const source of ['one', 'two'])
      await stores.connectedAccounts.noteLink(anEntry(organizationId), [{ ...told, source }]);
    expect(await auditEntries(stores, { organizationId, about: 'own_1' })).toHaveLength(2);
    const mails = await stores.outbox.due({ now, limit: 10 });
    const mail = {
      organizationId,
      tries: 0,
      message: { kind: 'notification', ownerId, userId: '', text },
    };
    expect(mails).toMatchObject([mail, mail]);
    const until = new Date(now.getTime() + 60_000);
    expect(mails[0] && (await stores.outbox.claim(mails[0], { until }))).toMatchObject({
      message: { ownerId },
    });
    expect(await stores.notifications.unreadCount({ organizationId, userRoleId: ownerId })).toBe(0);
  });

  it('are of an owner that is there, in his own organization', async () => {
    const stores = await open();
    const { organizationId, account } = await withOwner(stores);
    const nobody = { ...account, ownerId: 'own_nobody' };
    await expect(stores.connectedAccounts.start(nobody, anEntry(organizationId))).rejects.toMatchObject({
      code: 'not-found',
    });
    await stores.connectedAccounts.start(account, anEntry(organizationId));
    expect(
      await stores.connectedAccounts.byOwner({ ...account, organizationId: 'org_other' }),
    ).toBeUndefined();
  });

  it('are changed from the version that was read, and from no other', async () => {
    const stores = await open();
    const { organizationId, account } = await withOwner(stores);
    await stores.connectedAccounts.start(account, anEntry(organizationId));
    const next = { ...account, ...ready, version: 2 };
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => stores.connectedAccounts.save({ account: next, audit: anEntry(organizationId) })),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await stores.connectedAccounts.byOwner(account)).toEqual(next);
  });

  it('mark the owner’s shares, and a share made later begins with the mark', async () => {
    const stores = await open();
    const { organizationId, owner, propertyId, account } = await withOwner(stores);
    const place = { organizationId, propertyId };
    await stores.connectedAccounts.start(account, anEntry(organizationId));
    await stores.connectedAccounts.markShares(account);
    expect(await bankOf(stores, place)).toEqual([false]);

    const paid = { ...account, ...ready, version: 2 };
    await stores.connectedAccounts.save({ account: paid, audit: anEntry(organizationId) });
    const before = await stores.connectedAccounts.sharesOf(paid);
    expect(before).toMatchObject([{ propertyId, bankReady: false }]);
    await stores.connectedAccounts.markShares(paid, before);
    await stores.connectedAccounts.markShares(paid);
    expect(await bankOf(stores, place)).toEqual([true]);

    const [stored] = await stores.owners.byIds({ organizationId, ownerIds: [owner.ownerId] });
    if (!stored) throw new Error('the owner went away');
    const second = aNewProperty(organizationId);
    const shares = [{ owner: stored, isNew: false, percentage: 100 }];
    await stores.properties.add(added({ ...second, shares }, { now }));
    const secondPlace = { organizationId, propertyId: second.property.propertyId };
    expect(await bankOf(stores, secondPlace)).toEqual([true]);

    const restricted = { ...account, detailsSubmitted: true, missing: ['external_account'], version: 3 };
    await stores.connectedAccounts.save({ account: restricted, audit: anEntry(organizationId) });
    await stores.connectedAccounts.markShares(restricted);
    expect([await bankOf(stores, place), await bankOf(stores, secondPlace)]).toEqual([[false], [false]]);

    // A late call with old data finds the newer record after setting its marks.
    await stores.connectedAccounts.markShares(paid);
    await stores.connectedAccounts.markShares(paid, before);
    expect([await bankOf(stores, place), await bankOf(stores, secondPlace)]).toEqual([[false], [false]]);
  });
});
