import { nameOf } from '../../../shared/domain/names';
import { productName } from '../../../shared/domain/product';
import type { Deps } from '../../runtime/deps/deps';
import type { AuditEntry } from '../../table/audit/record';
import type { Person } from '../../table/people/record';

/** As many people as most organizations have, read beside the entries; a name beyond them is looked up after. */
export const peopleRead = 100;

type Names = ReadonlyMap<string, string>;

/** Names by user id: from the organization's people as they were read, else from the account. */
export async function peopleNames(
  userIds: readonly string[],
  people: readonly Person[],
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<Names> {
  const known = new Map(people.map((person) => [person.userId, nameOf(person)]));
  const missing = [...new Set(userIds)].filter((userId) => userId !== '' && !known.has(userId));
  const found = missing.length > 0 ? await accounts.namesOf(missing) : [];
  for (const account of found) known.set(account.userId, nameOf(account));
  return known;
}

/** Who acted. */
export const actorNames = (
  entries: readonly AuditEntry[],
  people: readonly Person[],
  deps: Pick<Deps, 'accounts'>,
): Promise<Names> =>
  peopleNames(
    entries.map(({ by }) => by.userId),
    people,
    deps,
  );

/** The person's name, or the process that acted; the product's own name for somebody of whom nothing is left. */
export const actorOf = ({ by }: AuditEntry, names: Names): string =>
  by.process !== '' ? by.process : (names.get(by.userId) ?? productName);
