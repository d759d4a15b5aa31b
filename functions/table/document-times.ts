import { documentLimits } from '../../shared/domain/documents';

const day = 86_400_000;
/** Whoever brings a document back at the last moment is done long before it is removed, and clocks differ by less. */
const grace = 3_600_000;

const instant = (from: string, milliseconds: number): string =>
  new Date(Date.parse(from) + milliseconds).toISOString();

/** The earliest instant (UTC) of a deletion that can still be taken back at `now`. */
export const restorableSince = (now: Date): string =>
  instant(now.toISOString(), -documentLimits.deletedDays * day);

/** When a document deleted at this instant (UTC) is removed for good. */
export const removedAt = (deletedAt: string): string =>
  instant(deletedAt, documentLimits.deletedDays * day + grace);
