import { hasReport } from '../../../shared/domain/screening/move-application';
import type { Deps } from '../../runtime/deps/deps';
import type { StoredApplication } from '../../table/screening/record';

/** An application with the parts of everybody it names. */
export type Party = { readonly main: StoredApplication; readonly parts: readonly StoredApplication[] };

export const everyone = ({ main, parts }: Party): StoredApplication[] => [main, ...parts];

/** Whether a report about one of the people is there. */
export const hasAnyReport = (party: Party): boolean => everyone(party).some(hasReport);

export async function findParty(main: StoredApplication, deps: Deps): Promise<Party> {
  const { people = [] } = main;
  return { main, parts: people.length === 0 ? [] : await deps.applications.parts(main) };
}
