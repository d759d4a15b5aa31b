import { addDays, addToMonth, dayInMonth, endOfMonth, later, monthOf } from '../../dates';
import type { DayRange } from '../day-ranges';
import type { Lease } from '../lease';
import type { Day } from '../moments';
import type { Term } from '../term';
import { prorated } from './proration';
import { agreedDays, decidedDays, type RentStretch, stretchesOf } from './rent-days';
import { lastDayKnownOn, rentKnownOn } from './rent-known';
import type { RentLine } from './rent-terms';

/** A charge for one line and some days of a month, in cents; each `source` is posted once (D3, D5, D9). */
export type RentCharge = {
  readonly source: string;
  readonly line: RentLine;
  /** The month it belongs to, `2027-01`. */
  readonly period: string;
  readonly from: Day;
  readonly to: Day;
  readonly dueOn: Day;
  /** The day on which it was signed, decided or undone: it is neither claimed nor due before (D65). */
  readonly knownOn: Day;
  readonly cents: number;
  readonly isHoldover: boolean;
};

/** Days of a month in which one line has one rate. */
type Run = Required<DayRange> & {
  readonly line: RentLine;
  readonly isHoldover: boolean;
  readonly term: Term;
};

/** The charges whose first day is within these days, each whole, in order of their days. */
export function rentOf(lease: Lease, { from, to }: Required<DayRange>): RentCharge[] {
  const charges: RentCharge[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addToMonth(month, 1))
    charges.push(...chargesOfMonth(lease, month));
  return charges.filter((charge) => charge.from >= from && charge.from <= to);
}

function chargesOfMonth(lease: Lease, month: string): RentCharge[] {
  return runsOf(lease, month).flatMap((run, _, runs) => {
    const cents = amountOf(run, runs) + movedToFirstMonth(lease, run, runs);
    if (cents === 0) return [];
    const { line, from, to, isHoldover } = run;
    const source = `rent:${month}:${lease.leaseId}:${line.id}:${from}`;
    return [{ source, line, period: month, from, to, ...whenDue(lease, run), cents, isHoldover }];
  });
}

/** The month's stretches by line; adjacent ones with the same rate become one. */
function runsOf(lease: Lease, month: string): Run[] {
  const runs: Run[] = [];
  for (const stretch of stretchesOf(lease, { from: `${month}-01`, to: endOfMonth(month) }))
    for (const line of stretch.lines) {
      const before = runs.findIndex((run) => goesOn(run, stretch, line));
      const started = runs[before];
      if (started) runs[before] = { ...started, to: stretch.to };
      else runs.push({ ...stretch, line });
    }
  return runs;
}

const goesOn = (run: Run, stretch: RentStretch, line: RentLine): boolean =>
  run.line.id === line.id &&
  run.line.cents === line.cents &&
  run.isHoldover === stretch.isHoldover &&
  addDays(run.to, 1) === stretch.from;

/** The lease's method counts for partial first and last months; rent changes and holdover use actual days. */
function amountOf(run: Run, runs: readonly Run[]): number {
  const isOnly = runs.every((other) => other === run || other.line.id !== run.line.id);
  const method = isOnly && !run.isHoldover ? run.term.proration.method : 'actual-days';
  return prorated(run.line.cents, { days: run, method });
}

/** A full first month charges days that were not used; the second month is reduced by them (D12). */
function movedToFirstMonth(lease: Lease, run: Run, runs: readonly Run[]): number {
  const first = agreedDays(lease)[0]?.from;
  if (first === undefined || !lease.terms[0]?.proration.firstMonthFull) return 0;
  const month = monthOf(first);
  if (run.from === first) return movedFor(lease, run, runs);
  if (run.from !== `${addToMonth(month, 1)}-01`) return 0;
  const firstRuns = runsOf(lease, month);
  const before = firstRuns.find((one) => one.line.id === run.line.id && one.from === first);
  return before ? -movedFor(lease, before, firstRuns) : 0;
}

/** The part of the second month's rent that a line pays in its first one. */
function movedFor(lease: Lease, run: Run, runs: readonly Run[]): number {
  const missing = Math.max(0, run.line.cents - amountOf(run, runs));
  const next = addToMonth(monthOf(run.from), 1);
  const nextRuns = runsOf(lease, next);
  const second = nextRuns.find(
    (one) => one.line.id === run.line.id && one.from === `${next}-01` && !one.isHoldover,
  );
  return second && run.to === endOfMonth(monthOf(run.from))
    ? Math.min(missing, amountOf(second, nextRuns))
    : 0;
}

/**
 * The month's due day (D6), from the lease's first day on, and by its last day as soon as that is known
 * (D65).
 */
function whenDue(lease: Lease, run: Run): Pick<RentCharge, 'dueOn' | 'knownOn'> {
  const { from, term, isHoldover } = run;
  const days = (isHoldover ? decidedDays(lease) : agreedDays(lease)).findLast((one) => one.from <= from);
  const due = later(dayInMonth(monthOf(from), term.dueDay), isHoldover ? from : (days?.from ?? from));
  const known = rentKnownOn(lease, run);
  const last = days?.to;
  if (last === undefined || last >= due) return { dueOn: later(due, known), knownOn: known };
  const lastKnown = lastDayKnownOn(lease, { term, last });
  const isMoved = lastKnown < due;
  const dueByLast = isMoved ? later(last, lastKnown) : due;
  return { dueOn: later(dueByLast, known), knownOn: isMoved ? later(known, lastKnown) : known };
}
