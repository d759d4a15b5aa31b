import {
  addDays,
  addToMonth,
  endOfMonth,
  isPlausibleDay,
  localDateOf,
  monthOf,
} from '../../../../../shared/domain/dates';
import { type ReportName, reports } from '../../../../../shared/domain/ledger/reports/catalogue';
import { now } from '../../../api/clock';
import { type AddressPart, anId, keyOf } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const day: AddressPart<string> = (raw) => (typeof raw === 'string' && isPlausibleDay(raw) ? raw : undefined);

/** Without a report, the catalogue. Days are the person’s choice; without one, they follow today. */
export const reportPlaces = listPlaces({
  filters: { from: day, to: day, property_id: anId },
  kept: { report: keyOf(reports) },
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
    'Last year': { from: `${year - 1}-01-01`, to: addDays(`${year}-01-01`, -1) },
  };
};

/** The days a report is asked for. */
export function timeOf({ from, to = today() }: ReportPlace, report: ReportName): Period {
  if (reports[report].time === 'day') return { from: to, to };
  const first = from ?? `${monthOf(to)}-01`;
  return first <= to ? { from: first, to } : { from: to, to: first };
}
