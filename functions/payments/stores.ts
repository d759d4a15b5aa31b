import type { Deps } from '../runtime/deps';
import type { Opened } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { paymentEventStore } from '../table/payment-events';

/** What this feature's handlers ask of the table. */
export const stores = ({ table, wait }: Opened) =>
  ({
    ...callStores({ table, wait }),
    paymentEvents: paymentEventStore(table, { wait }),
  }) satisfies Partial<Deps>;
