import { accountReads } from '../table/account-reads';
import { attemptStore } from '../table/attempts';
import { organizationStore } from '../table/organizations';
import { sessionReads } from '../table/session-read';
import type { Deps } from './deps';
import { type Opened, partOf } from './deps-with-stores';

/** What the steps around every feature's handlers ask: who calls, for which organization, and how often. */
export const callStores = ({ table, wait }: Opened) =>
  ({
    accounts: partOf('accounts', accountReads(table)),
    attempts: attemptStore(table),
    organizations: organizationStore(table, { wait }),
    sessions: partOf('sessions', sessionReads(table)),
  }) satisfies Partial<Deps>;
