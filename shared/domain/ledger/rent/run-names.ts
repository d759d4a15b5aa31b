import type { Day } from '../../leases/moments';

/** The run of the job in a time zone on a day. */
export const automaticRun = ({ zone, day }: { zone: string; day: Day }): string => `late:${day}:${zone}`;

/** The run of one returned payment's fee. */
export const returnedRun = (payment: string): string => `returned:${payment}`;
