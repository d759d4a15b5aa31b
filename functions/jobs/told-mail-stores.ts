import type { Opened } from '../runtime/deps-with-stores';
import { accountReads } from '../table/account-reads';
import { knownOwners } from '../table/owners';
import { toldMailStore } from '../table/told-mails';

/** What sending told mails asks of the table. */
export const stores = ({ table, wait }: Opened) => ({
  accounts: accountReads(table),
  owners: knownOwners(table),
  toldMails: toldMailStore(table, { wait }),
});
