const partsOf = (zone: string, instant: number): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );

const wallOf = (zone: string, instant: number): number => {
  const { year, month, day, hour, minute } = partsOf(zone, instant);
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
};

/**
 * The instant of a day and a time on the clock of a zone; one that a clock change skips is the hour after.
 */
export function instantIn(zone: string, day: string, time: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) return '';
  let instant = wall;
  for (let round = 0; round < 2; round += 1) instant += wall - wallOf(zone, instant);
  return new Date(instant).toISOString();
}

/** `Thu, Mar 5, 9:00 AM – 11:00 AM`, on the clock of the home. */
export function windowText({ from, to }: { from: string; to: string }, zone: string): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const said = (at: string, how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, ...how }).format(new Date(at));
  const isOneDay = said(from, day) === said(to, day);
  return `${said(from, day)}, ${said(from, time)} – ${isOneDay ? '' : `${said(to, day)}, `}${said(to, time)}`;
}

/** Today on the clock of a zone. */
export function dayIn(zone: string, now: Date): string {
  const { year, month, day } = partsOf(zone, now.getTime());
  return `${year}-${month}-${day}`;
}
