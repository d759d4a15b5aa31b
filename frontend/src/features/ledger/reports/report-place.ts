import {
  addDays,
  addToMonth,
  endOfMonth,
  isPlausibleDay,
  localDateOf,
  monthOf,
} from '../../../../../shared/domain/dates';
import { type ReportName, reports } from '../../../../../shared/domain/ledger/reports/catalogue';
import {
  Basis,
  ReportBy,
  type ReportChoices,
  usualChoices,
  Whose,
} from '../../../../../shared/domain/ledger/reports/report-choices';
import { hasMonths } from '../../../../../shared/domain/ledger/reports/statement-columns';
import { now } from '../../../api/clock';
import { type AddressPart, anId, keyOf, oneOf, text } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const day: AddressPart<string> = (raw) => (typeof raw === 'string' && isPlausibleDay(raw) ? raw : undefined);

/** Without a report, the catalogue. Days are the person’s choice; without one, they follow today. */
export const reportPlaces = listPlaces({
  filters: { from: day, to: day, property_id: anId, account: text() },
  kept: {
    report: keyOf(reports),
    basis: oneOf(Basis.options),
    by: oneOf(ReportBy.options),
    whose: oneOf(Whose.options),
  },
});
export type ReportPlace = PlaceOf<typeof reportPlaces>;

export const today = (): string => localDateOf(now(), -new Date().getTimezoneOffset());

type Period = { readonly from: string; readonly to: string };

/** Usual periods by their names, from a day. */
export const periodsOn = (on: string): Readonly<Record<string, Period>> => {
  const month = monthOf(on);
  const before = addToMonth(month, -1);
  const year = Number(on.slice(0, 4));
  return {
    'This month': { from: `${month}-01`, to: on },
    'Last month': { from: `${before}-01`, to: endOfMonth(before) },
    'This year': { from: `${year}-01-01`, to: on },
    'Last 12 months': { from: `${addToMonth(month, -11)}-01`, to: on },
    'Last year': { from: `${year - 1}-01-01`, to: addDays(`${year}-01-01`, -1) },
  };
};

/** The days a report is asked for. */
export function timeOf({ from, to = today() }: ReportPlace, report: ReportName): Period {
  if (reports[report].time === 'day') return { from: to, to };
  const first = from ?? `${monthOf(to)}-01`;
  return first <= to ? { from: first, to } : { from: to, to: first };
}

/** How a statement is asked for; a statement of one day has no months. */
export function choicesOf({ basis, by, whose }: ReportPlace, report: ReportName): ReportChoices {
  const usual = usualChoices;
  const columns = by === 'month' && !hasMonths(report) ? usual.by : (by ?? usual.by);
  return { basis: basis ?? usual.basis, by: columns, whose: whose ?? usual.whose };
}
