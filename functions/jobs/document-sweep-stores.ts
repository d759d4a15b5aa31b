import type { Opened } from '../runtime/deps-with-stores';
import { documentStore } from '../table/documents';

/** What the sweep asks of the table. */
export const stores = ({ table, wait }: Opened) => ({ documents: documentStore(table, { wait }) });
