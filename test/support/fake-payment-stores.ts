import type { ConnectedAccounts } from '../../functions/table/connected-accounts';
import type { PaymentEvents } from '../../functions/table/payment-events';
import { bankStateOf } from '../../shared/domain/bank';
import { defined } from '../../shared/domain/defined';
import { refuse } from '../../shared/wire/refusals';
import { tell } from './fake-notifications';
import type { FakeWorld } from './fake-world';

/** Notices in memory, kept once by their id. */
export const fakePaymentEvents = (world: FakeWorld): PaymentEvents => ({
  keep: async (event) => {
    const before = world.paymentEvents.get(event.eventId);
    if (!before) world.paymentEvents.set(event.eventId, event);
    return before ?? event;
  },
  byId: async (eventId) => world.paymentEvents.get(eventId),
  markHandled: async ({ eventId }) => {
    const event = world.paymentEvents.get(eventId);
    if (event?.status === 'pending') world.paymentEvents.set(eventId, { ...event, status: 'handled' });
  },
  pendingUntil: async ({ receivedUntil, limit }) =>
    [...world.paymentEvents.values()]
      .filter(({ status, receivedAt }) => status === 'pending' && receivedAt <= receivedUntil)
      .map(({ eventId }) => eventId)
      .slice(0, limit),
});

/** Owners' accounts in memory; a write that names another version than stands there is refused as the table would. */
export function fakeConnectedAccounts(world: FakeWorld): ConnectedAccounts {
  const { connectedAccounts } = world;
  const byOwner: ConnectedAccounts['byOwner'] = async ({ ownerId }) => connectedAccounts.get(ownerId);
  return {
    byOwner,
    ownerOf: async (accountId) => {
      const found = [...connectedAccounts.values()].find((account) => account.accountId === accountId);
      return found && { organizationId: found.organizationId, ownerId: found.ownerId };
    },
    start: async (account, entry) => {
      if (!world.owners.some(({ ownerId }) => ownerId === account.ownerId)) throw refuse('not-found');
      const before = connectedAccounts.get(account.ownerId);
      if (before) return before;
      connectedAccounts.set(account.ownerId, account);
      world.audit.push(entry);
      return account;
    },
    noteLink: async (entry, told) => {
      world.audit.push(entry);
      tell(world, told);
    },
    save: async (account, entry, told) => {
      if (connectedAccounts.get(account.ownerId)?.version !== account.version - 1) return false;
      connectedAccounts.set(account.ownerId, account);
      world.audit.push(entry);
      tell(world, told);
      return true;
    },
    sharesOf: async ({ ownerId }) =>
      [...world.properties].flatMap(([propertyId, { shares }]) =>
        shares
          .filter((share) => share.ownerId === ownerId)
          .map(({ bankReady }) => ({ propertyId, ...defined({ bankReady }) })),
      ),
    markShares: async ({ ownerId }) => {
      const account = connectedAccounts.get(ownerId);
      const bankReady = bankStateOf(account) === 'ready';
      for (const [id, found] of world.properties)
        world.properties.set(id, {
          ...found,
          shares: found.shares.map((share) => (share.ownerId === ownerId ? { ...share, bankReady } : share)),
        });
    },
  };
}
