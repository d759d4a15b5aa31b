import { nameOf } from '../../../shared/domain/names';
import { productName } from '../../../shared/domain/product';
import type { Deps } from '../../runtime/deps/deps';
import type { AuditEntry } from '../../table/audit/record';
import type { Person } from '../../table/people/record';

/** Covers most organizations, and is read in parallel with the entries. Other names are looked up later. */
export const peopleRead = 100;

type Names = ReadonlyMap<string, string>;

/** Names by user id, from the organization's people where they were read, else from the accounts. */
export async function peopleNames(
  userIds: readonly string[],
  { accounts }: Pick<Deps, 'accounts'>,
  people: readonly Person[] = [],
): Promise<Names> {
  const known = new Map(people.map((person) => [person.userId, nameOf(person)]));
  const missing = [...new Set(userIds)].filter((userId) => userId !== '' && !known.has(userId));
  const found = missing.length > 0 ? await accounts.namesOf(missing) : [];
  for (const account of found) known.set(account.userId, nameOf(account));
  return known;
}

export const actorNames = (
  entries: readonly AuditEntry[],
  people: readonly Person[],
  deps: Pick<Deps, 'accounts'>,
): Promise<Names> => {
  const userIds = entries.map(({ by }) => by.userId);
  return peopleNames(userIds, deps, people);
};

/** The person, or the process that acted; the product name when the account is gone too. */
export const actorOf = ({ by }: AuditEntry, names: Names): string =>
  by.process !== '' ? by.process : (names.get(by.userId) ?? productName);
