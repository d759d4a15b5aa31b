import type { PropertyLine } from '../../../shared/contract/owner-money';
import { sumOf, totalOf } from '../../../shared/domain/ledger/accounts';
import { transferIdIn } from '../../../shared/domain/ledger/owners/transfers';
import { productName } from '../../../shared/domain/product';
import { refuse } from '../../../shared/wire/refusals';
import { peopleNames } from '../../common/audit/actor-names';
import { ownerNames, type PropertyBookAt } from '../../common/ledger/property-book';
import type { Deps } from '../../runtime/deps/deps';
import { placeOf } from '../../table/db/cursor';
import { cutPage } from '../../table/db/page';
import type { StoredEntry } from '../../table/ledger/record';
import type { OwnerTransfer } from '../../table/transfers/record';

type Asked = { readonly after?: string | undefined; readonly limit: number };

function lineOf(entry: StoredEntry, { head }: PropertyBookAt, names: ReadonlyMap<string, string>) {
  const { source, type, on, at, by, why = '', owners } = entry;
  const { parts = {}, vendor = '', category, method, reference = '', fee, invoice } = owners ?? {};
  const ownerName = ownerNames(head);
  return {
    entry_id: source,
    type,
    on,
    at,
    by: names.get(by) ?? productName,
    why,
    cents: sumOf(Object.values(parts)),
    parts: Object.entries(parts).map(([id, cents]) => ({ owner_id: id, name: ownerName(id), cents })),
    vendor,
    category,
    method,
    reference,
    month: fee?.month,
    has_invoice: invoice !== undefined,
    ...(type === 'payout' && { moved: totalOf(entry.lines, 'cash') }),
  };
}

const transferShown = ({ state, back, failure }: OwnerTransfer) => ({ state, back, failure });

/** The entry that a page goes on after. */
function placeBefore(after: string | undefined) {
  if (after === undefined) return undefined;
  const [on, seq] = placeOf('property', after);
  if (!/^\d+$/.test(seq)) throw refuse('invalid');
  return { on, seq: Number(seq) };
}

/** A page of a property's own book, the newest first. */
export async function propertyLines(found: PropertyBookAt, { after, limit }: Asked, deps: Deps) {
  const { key } = found.ledger;
  const page = await deps.ledgers.page({ ...key, before: placeBefore(after), limit: limit + 1 });
  const placeIn = ({ on, seq }: StoredEntry) => [on, String(seq)] as const;
  const { shown: entries, next } = cutPage(page, { list: 'property', placeIn, limit });
  const people = entries.map(({ by }) => by);
  const sources = entries.map(({ source }) => `${source}:reversal`);
  const transferIds = entries.flatMap(({ source }) => transferIdIn(source) ?? []);
  const [names, { book }, transfers] = await Promise.all([
    peopleNames(people, deps),
    deps.ledgers.book({ ...key, sources }),
    deps.transfers.ofEntries({ ...key, transferIds }),
  ]);
  const lines = entries.map((entry): PropertyLine => {
    const transfer = transfers.find(({ transferId }) => transferId === transferIdIn(entry.source));
    return {
      ...lineOf(entry, found, names),
      ...(transfer && { transfer: transferShown(transfer) }),
      is_reversed: `${entry.source}:reversal` in book.entries,
    };
  });
  return { lines, next };
}
