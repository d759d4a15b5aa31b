import { later } from '../../dates';
import type { DayRange } from '../day-ranges';
import type { Lease } from '../lease';
import type { Day } from '../moments';
import { completePacketOf } from '../status/standing';
import type { Term } from '../term';

/** Days of a month with one rate of one line, and the term they go by. */
type Run = Required<DayRange> & {
  readonly line: { readonly id: string };
  readonly isHoldover: boolean;
  readonly term: Term;
};

const everyDay: Day = '9999-12-31';

const first = (days: readonly Day[]): Day[] => days.toSorted().slice(0, 1);

function signedOn({ packets }: Lease, term: Term): Day[] {
  const completed = completePacketOf({ packets }, { term: term.number, on: everyDay })?.completed;
  return completed ? [completed.on] : [];
}

/** The latest change of the line's rent that these days go by. */
const changedOn = ({ rentChanges }: Lease, { term, line, from }: Run): Day[] =>
  rentChanges
    .filter((change) => change.term === term.number && change.line === line.id && change.from <= from)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(-1)
    .map(({ writtenOn }) => writtenOn);

/** Days after the term's last one are decided in holdover (D36). */
function decidedOn({ holdovers }: Lease, { term, from, to, isHoldover }: Run): Day[] {
  if (isHoldover)
    return first(
      holdovers.flatMap((one) =>
        one.kind === 'rent' && one.from <= from && (one.to ?? from) >= from ? [one.decidedOn] : [],
      ),
    );
  const isPast = term.to !== undefined && to > term.to && term.atEnd === 'end';
  if (!isPast) return [];
  return first(
    holdovers.flatMap((one) =>
      one.kind === 'rolls-over' && one.term === term.number && one.from <= to ? [one.decidedOn] : [],
    ),
  );
}

/** An end or a notice left these days out, until it was undone. */
const undoneOn = ({ ends, notices }: Lease, { to }: Run): Day[] => [
  ...ends.flatMap(({ on, undoneOn: day }) => (day !== undefined && on < to ? [day] : [])),
  ...notices.flatMap(({ lastDay, takenBackOn: day }) => (day !== undefined && lastDay < to ? [day] : [])),
];

/** The day on which all that the rent of these days goes by was known: signed, decided or undone (D65). */
export const rentKnownOn = (lease: Lease, run: Run): Day =>
  [
    ...signedOn(lease, run.term),
    ...changedOn(lease, run),
    ...decidedOn(lease, run),
    ...undoneOn(lease, run),
  ].reduce(later, '');

/** The day on which it was known that the lease's days end so; of a term, the day it was signed. */
export function lastDayKnownOn(lease: Lease, { term, last }: { term: Term; last: Day }): Day {
  const days = [
    ...lease.ends.flatMap(({ on, writtenOn }) => (on === last ? [writtenOn] : [])),
    ...lease.notices.flatMap(({ lastDay, writtenOn }) => (lastDay === last ? [writtenOn] : [])),
    ...lease.surrenders.flatMap(({ on, writtenOn }) => (on === last ? [writtenOn] : [])),
    ...(term.to === last ? signedOn(lease, term) : []),
  ];
  return days.toSorted()[0] ?? last;
}
