import { displayDate } from '../../../shared/domain/dates';
import { cashByCode } from '../../../shared/domain/ledger/accounts';
import { linesOf } from '../../../shared/domain/ledger/openings/sheet';
import { type Resting, standingEntries } from '../../../shared/domain/ledger/openings/take-back';
import { billPayment } from '../../../shared/domain/ledger/owners/bills';
import { nameOf } from '../../../shared/domain/names';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import { organizationBook, propertyBook } from '../../table/ledger/record';
import type { OpeningSheet } from '../../table/openings/record';
import { attemptBook } from './bring-books';
import type { OpeningRead } from './read-opening';

type Asked = { readonly read: OpeningRead; readonly sheet: OpeningSheet };

/** Days that were closed or reconciled since, and what a bank's line was matched to. */
async function restingAtBanks({ read, sheet }: Asked, deps: Deps): Promise<Resting[]> {
  const { organizationId, accounts } = read;
  const key = organizationBook(organizationId);
  const [books, ledger] = await Promise.all([
    deps.ledgers.books(organizationId),
    attemptBook(key, sheet.attempt, deps),
  ]);
  const closed = books?.through ?? '';
  const reconciled = accounts.filter(({ code }) => (books?.reconciled?.[code] ?? '') >= sheet.on);
  const standing = standingEntries(ledger.book, sheet.attempt);
  const matched = await mapAll(accounts, async ({ code }) => {
    const here = standing.filter(({ lines }) => code in cashByCode(lines));
    const matches = await deps.banks.matches(
      here.map(({ source }) => ({ ...key, source })),
      code,
    );
    const taken = new Set(matches.filter(({ lineId }) => lineId !== '').map(({ source }) => source));
    return here.filter(({ source }) => taken.has(source));
  });
  return [
    ...(closed >= sheet.on ? [{ kind: 'closed' as const, what: displayDate(closed) }] : []),
    ...reconciled.map(({ name: what }) => ({ kind: 'reconciled' as const, what })),
    ...matched
      .flat()
      .map(({ owners }) => ({ kind: 'matched' as const, what: owners?.vendor ?? 'An outstanding entry' })),
  ];
}

/** Of one property: bills of the sheet that were paid, and owners who were paid or have a statement since. */
async function restingInProperty(
  { read, sheet }: Asked,
  propertyId: string,
  deps: Deps,
): Promise<(Resting & { readonly owner?: string })[]> {
  const { organizationId } = read;
  const key = propertyBook({ organizationId, propertyId });
  const [ledger, paid] = await Promise.all([
    attemptBook(key, sheet.attempt, deps),
    deps.ledgers.entriesBeginning({ ...key, source: 'distribution:' }),
  ]);
  const standing = standingEntries(ledger.book, sheet.attempt);
  const bills = standing.filter(({ source }) => billPayment(ledger.book.entries, source));
  const gone = new Set(paid.flatMap(({ reverses }) => reverses ?? []));
  const owners = standing.flatMap(({ owners: facts, seq, on }) =>
    Object.keys(facts?.parts ?? {}).map((owner) => ({ owner, seq, on })),
  );
  const resting = await mapAll(owners, async ({ owner, seq, on }) => {
    const isPaid = paid.some(
      (one) =>
        one.seq > seq &&
        one.reverses === undefined &&
        !gone.has(one.source) &&
        owner in (one.owners?.parts ?? {}),
    );
    const [last] = await deps.statements.ofOwner({ organizationId, ownerId: owner, limit: 1 });
    const isIssued = last !== undefined && on <= last.to && seq <= (last.books[propertyId] ?? 0);
    return [
      ...(isPaid ? [{ kind: 'distribution' as const, what: '', owner }] : []),
      ...(isIssued ? [{ kind: 'statement' as const, what: '', owner }] : []),
    ];
  });
  return [
    ...bills.map((bill) => ({ kind: 'paid-bill' as const, what: bill.owners?.vendor ?? '' })),
    ...resting.flat(),
  ];
}

/** Everything that an undo would take the ground from, as people call it. */
export async function whatRests(asked: Asked, deps: Deps): Promise<Resting[]> {
  const { organizationId, lines } = asked.read;
  const ids = new Set(
    [...linesOf(lines, 'owner'), ...linesOf(lines, 'bill')].map(({ property }) => property),
  );
  const [atBanks, inProperties] = await Promise.all([
    restingAtBanks(asked, deps),
    mapAll([...ids], (propertyId) => restingInProperty(asked, propertyId, deps)),
  ]);
  const found = inProperties.flat();
  const ownerIds = [...new Set(found.flatMap(({ owner }) => owner ?? []))];
  const owners = await deps.owners.byIds({ organizationId, ownerIds });
  const names = new Map(owners.map((owner) => [owner.ownerId, nameOf(owner)]));
  return [
    ...atBanks,
    ...found.map(({ kind, what, owner }) => ({
      kind,
      what: owner ? (names.get(owner) ?? 'An owner') : what,
    })),
  ];
}
