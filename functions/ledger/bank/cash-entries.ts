import type { CashEntry } from '../../../shared/contract/bank';
import { bankCents, undoneBy } from '../../../shared/domain/ledger/bank/bank-lines';
import type { Deps } from '../../runtime/deps/deps';
import { type CodedAccount, type EntryRef, refKey } from '../../table/bank/record';
import type { StoredEntry, StoredHead } from '../../table/ledger/record';

type Found = { readonly head: StoredHead; readonly entry: StoredEntry };

/** Who paid, or was paid; for an owner's money the property says it. */
const whoOf = ({ received, paidOut, owners }: StoredEntry): string =>
  received?.payer || paidOut?.to || owners?.vendor || '';

type AtAccount = { readonly code: string; readonly found: readonly Found[] };

/** Entries as they are compared with an account's lines: which are matched, and what was taken back since. */
export async function cashEntries(
  { code, found }: AtAccount,
  { banks, ledgers }: Deps,
): Promise<CashEntry[]> {
  const undoing = found.map(({ entry }) => ({ ...entry, source: undoneBy(entry) }));
  const [matches, later] = await Promise.all([
    banks.matches(
      found.map(({ entry }) => entry),
      code,
    ),
    ledgers.entriesNamed(undoing),
  ]);
  const matched = new Set(matches.filter(({ lineId }) => lineId !== '').map(refKey));
  const undone = new Set(later.map(refKey));
  return found.map(({ head: { shown, propertyId: property_id }, entry }) => {
    const { source: entry_id, leaseId: book_id, received, paidOut, owners, reverses } = entry;
    const how = received ?? paidOut ?? owners;
    return {
      entry_id,
      book_id,
      property_id,
      on: entry.on,
      type: entry.type,
      cents: bankCents(entry, code),
      property_title: shown.propertyTitle,
      unit_number: shown.unitNumber,
      tenants: [...shown.tenants],
      who: whoOf(entry),
      method: how?.method ?? '',
      reference: how?.reference ?? '',
      is_matched: matched.has(refKey(entry)),
      is_undone: undone.has(refKey({ ...entry, source: undoneBy(entry) })),
      ...(reverses !== undefined && { undoes: reverses }),
    };
  });
}

/** The entries that lines are matched to, by `refKey`. */
export async function matchedEntries(
  { organizationId, code }: CodedAccount,
  refs: readonly EntryRef[],
  deps: Deps,
): Promise<Map<string, CashEntry>> {
  const heads = new Map(refs.map((ref) => [ref.leaseId, { organizationId, ...ref }]));
  const [entries, stored] = await Promise.all([
    deps.ledgers.entriesNamed(refs.map((ref) => ({ organizationId, ...ref }))),
    deps.ledgers.headsOf([...heads.values()]),
  ]);
  const headOf = new Map(stored.map((head) => [head.leaseId, head]));
  const found = entries.flatMap((entry) => {
    const head = headOf.get(entry.leaseId);
    return head ? [{ head, entry }] : [];
  });
  const shown = await cashEntries({ code, found }, deps);
  return new Map(shown.map((one) => [refKey({ leaseId: one.book_id, source: one.entry_id }), one]));
}
