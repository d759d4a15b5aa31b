import type { Contract } from '../../../shared/contract';
import { localDateOf } from '../../../shared/domain/dates';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { ownerLedger } from '../../../shared/domain/ledger/owners/owner-ledger';
import { readBooksSince } from '../../common/ledger/owner-books';
import { findStatements, type StatementsAt } from '../../common/ledger/owner-statements';
import { answer, type Handler } from '../../runtime/handler';
import { shownPart } from './shown-part';

/** Lines of one reply, some 300 KB. */
const mostLines = 1_000;

/** What the owner was told last; an owner without a statement was told nothing. */
const lastIssued = ({ issued: [last] }: StatementsAt) => ({
  through: last?.to ?? '',
  cents: sumOf((last?.properties ?? []).map(({ ending }) => ending)),
  books: last?.books ?? {},
});

const earliest = (...days: readonly string[]): string => days.toSorted()[0] ?? '';

/** The owner sees what was issued, and nothing after it. */
export const getOwnerLedger: Handler<Contract['ledger']['getOwnerLedger']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  const at = await findStatements({ viewer, now, ownerId: params.ownerId }, deps);
  const { organizationId, ownerId: owner } = at.owner;
  const propertyIds = at.properties.map(({ propertyId }) => propertyId);
  const titles = new Map(at.properties.map(({ propertyId, title }) => [propertyId, title]));
  const from = `${query.year}-01-01`;
  const issued = at.isOwn ? lastIssued(at) : undefined;
  const to = earliest(`${query.year}-12-31`, issued?.through ?? localDateOf(now));
  const { books, units } = await readBooksSince({ organizationId, propertyIds, from }, deps);
  const ledger = ownerLedger(books, { owner, from, to, issued });
  const newest = ledger.lines.toReversed();
  return answer({
    owner_id: owner,
    year: query.year,
    to,
    beginning: ledger.beginning,
    ending: ledger.ending,
    paid: ledger.paid,
    rents: ledger.rents,
    lines: newest.slice(0, mostLines).map((line) => ({
      ...shownPart(line, units),
      property_title: titles.get(line.propertyId) ?? '',
      balance: line.balance,
    })),
    has_more: newest.length > mostLines,
  });
};
