import type { InputOf } from '../../../../shared/contract/endpoint';
import type { people } from '../../../../shared/contract/people';
import { limits } from '../../../../shared/domain/limits';
import { type PersonStatus, personStatuses } from '../../../../shared/domain/people';
import { roleIds } from '../../../../shared/domain/permissions';
import type { RoleLabel } from '../../../../shared/domain/roles';

/** Where the list of people stands, and what is open beside it, as the address says it. */
export type PeoplePlace = {
  readonly search?: string;
  readonly role?: RoleLabel;
  readonly status?: PersonStatus;
  /** Counted from 1; goes with `after`. */
  readonly page?: number;
  readonly after?: string;
  /** The person whose drawer is open, by user_role_id; or the invitation's form. */
  readonly person?: string;
  readonly invite?: true;
};

const text = (value: unknown, most: number): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value).slice(0, most)
    : undefined;

const isRole = (value: unknown): value is RoleLabel =>
  typeof value === 'string' && Object.hasOwn(roleIds, value);

/** The address' search parameters, whatever somebody typed there; what is not understood is left out. */
export function parsePeoplePlace(raw: Readonly<Record<string, unknown>>): PeoplePlace {
  const search = text(raw.search, limits.textCharacters);
  const status = personStatuses.find((known) => known === raw.status);
  const after = text(raw.after, 600);
  const page = Math.floor(Number(raw.page));
  const person = text(raw.person, 100);
  return {
    ...(search ? { search } : {}),
    ...(isRole(raw.role) ? { role: raw.role } : {}),
    ...(status ? { status } : {}),
    ...(after ? { after } : {}),
    ...(after && page > 1 ? { page } : {}),
    ...(person ? { person } : {}),
    ...(raw.invite === true && !person ? { invite: true } : {}),
  };
}

/** A change of search or filter begins at the first page again; an empty value takes the filter away. */
export const narrowed = (
  { search, role, status }: PeoplePlace,
  change: Readonly<Record<string, string>>,
): PeoplePlace => parsePeoplePlace({ search, role, status, ...change });

/** The list without what is open beside it. */
export const closed = ({ person: _, invite: __, ...place }: PeoplePlace): PeoplePlace => place;

export const isNarrowed = ({ search, role, status }: PeoplePlace): boolean =>
  search !== undefined || role !== undefined || status !== undefined;

export const queryOf = (place: PeoplePlace): InputOf<typeof people.listPeople>['query'] => {
  const { page: _, ...query } = closed(place);
  return { ...query, limit: limits.listPage };
};
