import { accountReads } from '../table/account-reads';
import { attemptStore } from '../table/attempts';
import { organisationStore } from '../table/organisations';
import { sessionReads } from '../table/session-read';
import type { Deps } from './deps';
import { type Opened, partOf } from './deps-with-stores';

/** What the steps around every feature's handlers ask: who calls, for which organisation, and how often. */
export const callStores = ({ table, wait }: Opened) =>
  ({
    accounts: partOf('accounts', accountReads(table)),
    attempts: attemptStore(table),
    organisations: organisationStore(table, { wait }),
    sessions: partOf('sessions', sessionReads(table)),
  }) satisfies Partial<Deps>;
