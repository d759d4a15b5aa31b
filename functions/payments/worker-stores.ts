import { stores as billingStores } from '../billing/stores';
import type { Deps } from '../runtime/deps';
import { type Opened, partOf } from '../runtime/deps-with-stores';
import { connectedAccountStore } from '../table/connected-accounts';
import { knownOwners } from '../table/owners';
import { paymentEventStore } from '../table/payment-events';

/** What a notice of the payment provider leads to asks of the table. */
export const stores = ({ table, wait }: Opened) =>
  ({
    ...billingStores({ table, wait }),
    connectedAccounts: connectedAccountStore(table, { wait }),
    owners: partOf('owners', knownOwners(table)),
    paymentEvents: paymentEventStore(table, { wait }),
  }) satisfies Partial<Deps>;
