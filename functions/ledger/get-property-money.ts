import type { Contract } from '../../shared/contract';
import type { PropertyLine } from '../../shared/contract/owner-money';
import { sumOf } from '../../shared/domain/ledger/accounts';
import { bankCents } from '../../shared/domain/ledger/bank/bank-lines';
import { transferIdIn } from '../../shared/domain/ledger/owners/transfers';
import { limits } from '../../shared/domain/limits';
import { productName } from '../../shared/domain/product';
import { may } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import { peopleNames } from '../common/audit/actor-names';
import { momentAt } from '../common/leases/lease-at';
import { holdingsOf } from '../common/ledger/holdings';
import { findPropertyBook, ownerNames, type PropertyBookAt } from '../common/ledger/property-book';
import type { Deps } from '../runtime/deps/deps';
import type { Handler } from '../runtime/handler';
import { cursorOf, placeOf } from '../table/db/cursor';
import type { StoredEntry } from '../table/ledger/record';
import type { OwnerTransfer } from '../table/transfers/record';

type Asked = { readonly after?: string | undefined; readonly limit: number };

function lineOf(entry: StoredEntry, { head }: PropertyBookAt, names: ReadonlyMap<string, string>) {
  const { source, type, on, at, by, why = '', owners } = entry;
  const { parts = {}, vendor = '', category, method, reference = '', fee, invoice } = owners ?? {};
  const ownerName = ownerNames(head);
  return {
    ...{ entry_id: source, type, on, at, by: names.get(by) ?? productName, why },
    cents: sumOf(Object.values(parts)),
    parts: Object.entries(parts).map(([id, cents]) => ({ owner_id: id, name: ownerName(id), cents })),
    ...{ vendor, category, method, reference, month: fee?.month, has_invoice: invoice !== undefined },
    ...(type === 'payout' && { moved: bankCents(entry) }),
  };
}

const transferShown = (transfer: OwnerTransfer | undefined) =>
  transfer && {
    transfer: {
      ...{ state: transfer.state, back: transfer.back },
      ...(transfer.failure && { failure: transfer.failure }),
    },
  };

/** A page of a property's own book, the newest first. */
async function linesOf(found: PropertyBookAt, { after, limit }: Asked, deps: Deps) {
  const { key } = found.ledger;
  const [on = '', seq = '0'] = after === undefined ? [] : placeOf('property', after);
  if (!/^\d+$/.test(seq)) throw refuse('invalid');
  const before = after === undefined ? undefined : { on, seq: Number(seq) };
  const page = await deps.ledgers.page({ ...key, before, limit: limit + 1 });
  const entries = page.slice(0, limit);
  const sources = entries.map(({ source }) => `${source}:reversal`);
  const transferIds = entries.flatMap(({ source }) => transferIdIn(source) ?? []);
  const [names, { book }, transfers] = await Promise.all([
    peopleNames(
      entries.map(({ by }) => by),
      [],
      deps,
    ),
    deps.ledgers.book({ ...key, sources }),
    deps.transfers.ofEntries({ ...key, transferIds }),
  ]);
  const stateOf = ({ source }: StoredEntry) =>
    transferShown(transfers.find(({ transferId }) => transferId === transferIdIn(source)));
  const lines = entries.map(
    (entry): PropertyLine => ({
      ...lineOf(entry, found, names),
      ...stateOf(entry),
      is_reversed: `${entry.source}:reversal` in book.entries,
    }),
  );
  const last = entries.at(-1);
  const more = page.length > limit && last;
  return { lines, ...(more && { next: cursorOf('property', [last.on, String(last.seq)]) }) };
}

/** What each owner of a property has and can be paid, and the entries of its own book. */
export const getPropertyMoney: Handler<Contract['ledger']['getPropertyMoney']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  const found = await findPropertyBook({ viewer, now, propertyId: params.propertyId }, {}, deps);
  const { head, ledger } = found;
  const { locked } = ledger.book.head;
  const [{ owners, terms, atProvider }, page] = await Promise.all([
    holdingsOf({ head, now }, deps),
    linesOf(found, { after: query.after, limit: query.limit ?? limits.listPage }, deps),
  ]);
  const name = ownerNames(head);
  const isBankReady = (ownerId: string) =>
    head.everOwners.some((share) => share.ownerId === ownerId && share.bankReady === true);
  const latest = terms?.fees.at(-1);
  return {
    success: 1,
    data: {
      ...{ property_id: head.property.propertyId, property_title: head.property.title },
      ...{ today: momentAt(found, now).on, ...(locked && { closed_through: locked }) },
      owners: owners.map(({ owner, balance, uncleared, reserve, feesDue, cents }) => ({
        ...{ owner_id: owner, name: name(owner), balance, uncleared, reserve },
        ...{ fees_due: feesDue, distributable: cents, transferable: Math.min(cents, atProvider) },
        bank_ready: isBankReady(owner),
      })),
      at_provider: atProvider,
      terms: {
        ...{ fee: latest?.fee ?? ({ kind: 'none' } as const), from: latest?.from ?? '' },
        ...{ reserve: terms?.reserve ?? 0, version: terms?.version ?? 0 },
      },
      ...page,
      may: { change: may(viewer, { area: 'money', level: 'change' }) },
    },
  };
};
