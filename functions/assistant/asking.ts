import type { Draft } from '../../shared/contract/assistant';
import type { Line, Part } from '../../shared/domain/assistant/answer';
import type { EntityKind } from '../../shared/domain/assistant/grammar';
import type { Period } from '../../shared/domain/assistant/periods';
import type { LocalDate } from '../../shared/domain/dates';
import type { RoleLabel } from '../../shared/domain/people/roles';
import type { Read } from './reads';

/** One of the caller's own records that the question names. */
export type Entity = {
  readonly kind: EntityKind;
  readonly id: string;
  /** As a choice shows it. */
  readonly label: string;
  readonly hint: string;
  /** Its name in an answer, with its screen. */
  readonly name: Part;
  /** A tenant's or unit's lease. */
  readonly leaseId?: string | undefined;
  /** A unit's property. */
  readonly propertyId?: string | undefined;
  readonly propertyTitle?: string | undefined;
  readonly unitNumber?: string | undefined;
};

export type Asking = {
  readonly question: string;
  readonly role: RoleLabel;
  readonly today: LocalDate;
  /** The caller's own time zone. */
  readonly zone: string;
  readonly period: Period | undefined;
  readonly entity: Entity | undefined;
  readonly read: Read;
};

export type Told = { readonly lines: readonly Line[]; readonly drafts?: readonly Draft[] };

export type Teller = (asking: Asking) => Promise<Told>;

export const told = (...lines: readonly Line[]): Told => ({ lines });

/** What the grammar promises: an intent that needs a name is asked with one. */
export function entityOf({ entity }: Asking): Entity {
  if (!entity) throw new Error('An intent that needs a name was asked without');
  return entity;
}

/** How many rows of a list an answer shows. */
export const shownAtMost = 5;

/** The places in a list that count, at most five, and whether there are more. */
export function places<T>(list: readonly T[], isIn: (each: T) => boolean = () => true) {
  const all = list.flatMap((each, index) => (isIn(each) ? [{ each, index }] : []));
  return { shown: all.slice(0, shownAtMost), hasMore: all.length > shownAtMost, isEmpty: all.length === 0 };
}

/** `?id=…` of a screen of ours. */
export const to = (path: `/${string}`, search: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(search).toString();
  return query === '' ? path : `${path}?${query}`;
};
