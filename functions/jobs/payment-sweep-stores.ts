import type { Opened } from '../runtime/deps-with-stores';
import { paymentEventStore } from '../table/payment-events';

/** What the sweep asks of the table. */
export const stores = ({ table, wait }: Opened) => ({ paymentEvents: paymentEventStore(table, { wait }) });
