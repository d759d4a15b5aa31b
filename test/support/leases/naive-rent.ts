import type { Lease } from '../../../shared/domain/leases/lease';

/** One day of a line as it must be charged: the monthly rate, and whether it is held over. */
export type RentDay = { readonly cents: number; readonly isHoldover: boolean };

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export function* daysFrom(first: string, last: string): Generator<string> {
  for (let day = first; day <= last; day = dayAfter(day)) yield day;
}

/** Every charged day of every line between two days, found day by day: `line day` → rate. */
export function naiveRent(lease: Lease, first: string, last: string): Map<string, RentDay> {
  const found = new Map<string, RentDay>();
  const signed = lease.terms.filter(
    ({ number, adopted }) =>
      (adopted && !adopted.removedOn) ||
      lease.packets.some(({ term, completed, voided }) => term === number && completed && !voided),
  );
  const latest = signed[signed.length - 1];
  if (!latest) return found;
  const wasRolledOver = lease.holdovers.some(
    (one) => one.kind === 'rolls-over' && one.term === latest.number && one.from > (latest.to ?? ''),
  );
  const bounds = [
    ...lease.ends.filter(({ undoneOn }) => undoneOn === undefined).map(({ on }) => on),
    ...lease.notices.filter(({ takenBackOn }) => takenBackOn === undefined).map(({ lastDay }) => lastDay),
    ...(latest.to !== undefined && latest.atEnd === 'end' && !wasRolledOver ? [latest.to] : []),
  ];
  for (const day of daysFrom(first, last)) {
    const term = signed.filter(({ from }) => from <= day).at(-1);
    if (!term) continue;
    const isNobodys = lease.holdovers.some(
      (one) => one.kind === 'rolls-over' && day > one.after && day < one.from,
    );
    const isAgreed = !isNobodys && bounds.every((bound) => day <= bound);
    const isDecided = lease.holdovers.some(
      (one) => one.kind === 'rent' && one.from <= day && (one.to === undefined || day <= one.to),
    );
    if (!isAgreed && !isDecided) continue;
    for (const line of term.rentLines) {
      const changes = lease.rentChanges.filter(
        (change) => change.term === term.number && change.line === line.id && change.from <= day,
      );
      let { cents } = line;
      let since = '';
      for (const change of changes)
        if (change.from >= since) {
          cents = change.cents;
          since = change.from;
        }
      if (cents > 0) found.set(`${line.id} ${day}`, { cents, isHoldover: !isAgreed });
    }
  }
  return found;
}
