import type { ReportTime } from '../../../shared/domain/ledger/reports/report-time';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import { cursorOf, placeOf } from '../../table/db/cursor';
import type { StoredEntry, StoredHead } from '../../table/ledger/record';
import { ledgerPlace, nextLedgers, oneLedger, readLedgerPlace } from './next-ledgers';

type Asked = {
  readonly call: Pick<ViewerCall, 'viewer' | 'now'>;
  readonly propertyId?: string | undefined;
  /** One ledger of the property. */
  readonly leaseId?: string | undefined;
  readonly days: Partial<ReportTime>;
  readonly after?: string | undefined;
  /** Leaves out other entries. */
  readonly isWanted?: (entry: StoredEntry) => boolean;
  readonly most: number;
};
type Found = { readonly head: StoredHead; readonly entry: StoredEntry };

/** What one call reads at most: of ledgers, and of one ledger’s entries. */
const ledgersAtOnce = 200;
const entriesAtOnce = 1_000;
const sideBySide = 16;

const cursorAt = (head: StoredHead, entry?: StoredEntry): string =>
  cursorOf('entries', [ledgerPlace(head), entry ? `${entry.on}#${entry.seq}` : 'start']);

/** The ledger that the page begins with, and the entry before it. */
function startOf(after: string | undefined) {
  if (after === undefined) return {};
  const [place, entry] = placeOf('entries', after);
  const [on = '', seq = ''] = entry.split('#');
  const ledger = readLedgerPlace(place);
  if (entry === 'start') return { ledger };
  if (!/^\d+$/.test(seq)) throw refuse('invalid');
  return { ledger, entry: { on, seq: Number(seq) } };
}

/** Entries of the ledgers the caller sees, oldest first in each. A short page may still have a next one. */
export async function nextEntries(asked: Asked, deps: Deps): Promise<{ found: Found[]; next?: string }> {
  const { call, propertyId, leaseId, days, after, isWanted = () => true, most } = asked;
  const start = startOf(after);
  const { heads, next } =
    leaseId === undefined
      ? await nextLedgers({ call, propertyId, from: start.ledger, most: ledgersAtOnce }, deps)
      : { heads: [await oneLedger(call, { propertyId, leaseId }, deps)] };
  const read = (head: StoredHead) => {
    const place = head.leaseId === start.ledger?.leaseId ? start.entry : undefined;
    const { organizationId, leaseId: id } = head;
    const key = { organizationId, leaseId: id };
    return deps.ledgers.entriesBetween({ ...key, ...days, after: place, limit: entriesAtOnce });
  };
  const found: Found[] = [];
  for (let at = 0; at < heads.length; at += sideBySide) {
    const chunk = heads.slice(at, at + sideBySide);
    const entries = await mapAll(chunk, read);
    for (const [index, head] of chunk.entries()) {
      const those = entries[index] ?? [];
      for (const entry of those) {
        if (!isWanted(entry)) continue;
        found.push({ head, entry });
        if (found.length === most) return { found, next: cursorAt(head, entry) };
      }
      if (those.length === entriesAtOnce) return { found, next: cursorAt(head, those.at(-1)) };
    }
  }
  return { found, ...(next && { next: cursorAt(next) }) };
}
