import { addDays } from '../../../shared/domain/dates';
import { accounts, type Lines, sumOf } from '../../../shared/domain/ledger/accounts';
import { bankCents } from '../../../shared/domain/ledger/bank/bank-lines';
import type { HeldBook } from '../../../shared/domain/ledger/bank/three-way';
import { headAsOf } from '../../../shared/domain/ledger/head-as-of';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import {
  isOrganizationBook,
  organizationBook,
  type StoredEntry,
  type StoredHead,
} from '../../table/ledger/record';

type Asked = {
  readonly organizationId: string;
  readonly code: string;
  /** Entries dated before it are not looked at. */
  readonly from: string;
  readonly through: string;
};

export type MovedEntry = { readonly head: StoredHead; readonly entry: StoredEntry };

export type AccountWalk = {
  /** Every book as it was read, by its id: what was posted since is in no figure. */
  readonly heads: ReadonlyMap<string, StoredHead>;
  /** Cents of the account in all books as of the end of `through`. */
  readonly book: number;
  /** Every entry since `from` that moves the account, also those after `through`. */
  readonly moved: readonly MovedEntry[];
  /** Every book of a lease or a property as of `through`. */
  readonly held: readonly HeldBook[];
  /** The balances of the organization's own book as of `through`, and every entry of it. */
  readonly organization: Lines;
  readonly own: readonly StoredEntry[];
  /** The tenants of each book, as they were called when it last changed. */
  readonly tenants: ReadonlyMap<string, string>;
};

/** All books of an organization, by one account: a head each, and its entries since a day. */
export async function walkAccount(
  { organizationId, code, from, through }: Asked,
  { ledgers }: Deps,
): Promise<AccountWalk> {
  const heads = await ledgers.heads(organizationId);
  const whole = heads.some(isOrganizationBook)
    ? await ledgers.entriesAfter({ ...organizationBook(organizationId), day: '0000' })
    : [];
  const read = await mapAll(heads, async (head) => {
    const entries = await ledgers.entriesAfter({ ...head, day: addDays(from, -1) });
    // What was posted since the head was read is in neither.
    return { head, entries: entries.filter(({ seq }) => seq <= head.seq) };
  });
  const all = read.map(({ head, entries }): HeldBook => {
    const { leaseId: bookId, propertyId, shown } = head;
    const { propertyTitle, unitNumber } = shown;
    const { balances } = headAsOf({ head, entries }, through);
    return { bookId, propertyId, propertyTitle, unitNumber, balances };
  });
  const isOrganizationBookOf = ({ bookId }: HeldBook) => isOrganizationBook({ leaseId: bookId });
  const held = all.filter((book) => !isOrganizationBookOf(book));
  const known = heads.find(isOrganizationBook)?.seq ?? 0;
  return {
    heads: new Map(heads.map((head) => [head.leaseId, head])),
    book: sumOf(all.map(({ balances }) => balances[accounts.cash(code)] ?? 0)),
    organization: all.find(isOrganizationBookOf)?.balances ?? {},
    own: whole.filter(({ seq }) => seq <= known),
    moved: read.flatMap(({ head, entries }) =>
      entries.filter((entry) => bankCents(entry, code) !== 0).map((entry) => ({ head, entry })),
    ),
    held,
    tenants: new Map(heads.map(({ leaseId, shown }) => [leaseId, shown.tenants.join(', ')])),
  };
}
