import { accountStore } from '../table/accounts';
import { attemptStore } from '../table/attempts';
import { organisationStore } from '../table/organisations';
import { sessionStore } from '../table/sessions';
import type { Deps } from './deps';
import type { Opened } from './deps-with-stores';

/** What the steps around every feature's handlers ask: who calls, for which organisation, and how often. */
export const callStores = ({ table, wait }: Opened) =>
  ({
    accounts: accountStore(table, { wait }),
    attempts: attemptStore(table),
    organisations: organisationStore(table, { wait }),
    sessions: sessionStore(table, { wait }),
  }) satisfies Partial<Deps>;
