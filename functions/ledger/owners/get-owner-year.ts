import type { Contract } from '../../../shared/contract';
import { localDateOf } from '../../../shared/domain/dates';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { type LateLine, ownerYear, type YearFigures } from '../../../shared/domain/ledger/owners/owner-year';
import { isTied } from '../../../shared/domain/ledger/reports/ties';
import { nameOf } from '../../../shared/domain/names';
import { readBooksSince } from '../../common/ledger/owner-books';
import { findStatements, type StatementsAt } from '../../common/ledger/owner-statements';
import { answer, type Handler } from '../../runtime/handler';
import { logger } from '../../runtime/logger';
import { shownPart } from './shown-part';

/** Late lines of one reply. */
const mostLines = 300;

/** Titles as the statements had them, and as they are. */
const titlesOf = ({ properties, issued }: StatementsAt): ReadonlyMap<string, string> => {
  const stored = issued.toReversed().flatMap((one) => one.properties);
  return new Map([...stored, ...properties].map(({ propertyId, title }) => [propertyId, title]));
};

const lastDay = (year: string, { isOwn, issued: [last] }: StatementsAt, now: Date): string => {
  const known = isOwn ? (last?.to ?? '') : localDateOf(now);
  const end = `${year}-12-31`;
  return known < end ? known : end;
};

const shownFigures = (figures: YearFigures) => ({
  beginning: figures.beginning,
  lines: figures.lines.map(({ line, cents, parts }) => ({ line, cents, parts: [...parts] })),
  rents: figures.rents,
  expenses: figures.expenses,
  other_income: figures.otherIncome,
  net: figures.net,
  contributions: figures.contributions,
  distributions: figures.distributions,
  adjustments: figures.adjustments,
  ending: figures.ending,
});

const centsOf = (lines: readonly LateLine[]): number => sumOf(lines.map(({ cents }) => cents));

/** By the lines of Schedule E; a tie that fails is the alarm (D71). */
export const getOwnerYear: Handler<Contract['ledger']['getOwnerYear']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  const { year } = query;
  const at = await findStatements({ viewer, now, ownerId: params.ownerId }, deps);
  const { organizationId, ownerId: owner } = at.owner;
  const titles = titlesOf(at);
  const titleOf = (propertyId: string): string => titles.get(propertyId) ?? '';
  const [{ books, units }, { name: organization }] = await Promise.all([
    readBooksSince({ organizationId, propertyIds: [...titles.keys()] }, deps),
    request.organization(),
  ]);
  const to = lastDay(year, at, now);
  const issued = at.issued.toReversed().map((one) => ({
    ...one,
    properties: one.properties.map((property) => ({ ...property, adjustments: property.adjustments ?? 0 })),
  }));
  const made = ownerYear(books, { owner, from: `${year}-01-01`, to, issued, isOwn: at.isOwn, titleOf });
  const broken = made.ties.filter((tie) => !isTied(tie)).map(({ name }) => name);
  if (broken.length > 0) logger.error('an owner’s year does not tie', { owner, year, ties: broken });
  const { count, stored, earlier, later, unstated } = made.statements;
  const late = [...earlier, ...later];
  return answer({
    owner_id: owner,
    owner_name: nameOf(at.owner),
    organization,
    is_own: at.isOwn,
    year,
    to,
    properties: made.properties.map(({ propertyId, ...figures }) => ({
      property_id: propertyId,
      property_title: titleOf(propertyId),
      ...shownFigures(figures),
    })),
    totals: shownFigures(made.total),
    statements: {
      count,
      stored,
      earlier: centsOf(earlier),
      later: centsOf(later),
      unstated,
      late: late.slice(0, mostLines).map((line) => ({
        ...shownPart(line, units),
        property_title: titleOf(line.propertyId),
        month: line.month,
      })),
      has_more: late.length > mostLines,
    },
    ties: made.ties.map(({ name, figures }) => ({ name, figures: [...figures] })),
  });
};
