import type { Opened } from '../runtime/deps-with-stores';
import { accountStore } from '../table/accounts';

/** What mail that came back asks of the table. */
export const stores = ({ table, wait }: Opened) => ({ accounts: accountStore(table, { wait }) });
