import type { Entry } from '../entry';

/** The job that charges what a lease says; a person's reversal of its charges is final. */
export const rentProcess = 'rent';

/** `rent:2026-05:lease:line:first day`, then `:2` of a second posting, then `:edit:1`. */
const rentSource = /^(rent:.*:(\d{4}-\d{2}-\d{2}))(?::\d+)?(?::edit:\d+)?$/;
export const isRent = ({ source }: Pick<Entry, 'source'>): boolean => rentSource.test(source);
/** The rent that a source is a posting or an edit of. */
export const rentKey = (source: string): string => rentSource.exec(source)?.[1] ?? source;

/** `movein:lease:item`, then as of rent. */
const moveInSource = /^(movein:[^:]+:[\w-]+)(?::\d+)?(?::edit:\d+)?$/;
export const isMoveIn = ({ source }: Pick<Entry, 'source'>): boolean => moveInSource.test(source);
/** The move-in charge that a source is a posting or an edit of. */
export const moveInKey = (source: string): string => moveInSource.exec(source)?.[1] ?? source;
