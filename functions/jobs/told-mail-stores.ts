import type { Opened } from '../runtime/deps-with-stores';
import { accountReads } from '../table/account-reads';
import { toldMailStore } from '../table/told-mails';

/** What sending told mails asks of the table. */
export const stores = ({ table, wait }: Opened) => ({
  accounts: accountReads(table),
  toldMails: toldMailStore(table, { wait }),
});
