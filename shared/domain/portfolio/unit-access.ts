import * as z from 'zod';
import { SentDay } from '../leases/moments';
import { limits } from '../limits';
import { isStaff, may } from '../people/permissions';
import type { Viewer } from '../people/roles';
import type { Visit } from '../requests/request';
import { tidyLine } from '../text';

/** Of one unit; `readings` of one meter. */
export const accessLimits = { keys: 20, keyCount: 99, meters: 10, readings: 36, codes: 6 } as const;

export const keyHolders = ['office', 'tenant', 'staff', 'vendor'] as const;
export const meterKinds = ['electric', 'gas', 'water'] as const;
export const meterPayers = ['tenant', 'owner'] as const;
export const codeKinds = ['gate', 'lockbox', 'door'] as const;

const line = z.string().max(limits.textCharacters).overwrite(tidyLine);
const filled = (message: string) => line.min(1, message);

/** A key or fob with its copies. `name`: of whoever has it; `since`: a local day. */
export const UnitKey = z.object({
  what: filled('Enter what it opens'),
  count: z.number().int().min(1, 'Enter a number').max(accessLimits.keyCount),
  tag: line,
  holder: z.enum(keyHolders),
  name: line,
  since: SentDay.optional(),
});
export type UnitKey = z.infer<typeof UnitKey>;

/** What a meter showed on a local day, in its own unit. */
export const MeterReading = z.object({ on: SentDay, value: z.number().int().min(0).max(999_999_999) });

export const UnitMeter = z.object({
  kind: z.enum(meterKinds),
  number: filled('Enter the meter’s number'),
  place: line,
  payer: z.enum(meterPayers),
  /** The newest last. */
  readings: z.array(MeterReading).max(accessLimits.readings),
});
export type UnitMeter = z.infer<typeof UnitMeter>;

export const EntryCode = z.object({
  kind: z.enum(codeKinds),
  place: line,
  code: filled('Enter the code'),
});
export type EntryCode = z.infer<typeof EntryCode>;

export const AccessParts = z.object({
  keys: z.array(UnitKey).max(accessLimits.keys),
  meters: z.array(UnitMeter).max(accessLimits.meters),
  codes: z.array(EntryCode).max(accessLimits.codes),
});
export type AccessParts = z.infer<typeof AccessParts>;

type Asks = Pick<Viewer, 'roleLabel' | 'grants' | 'userId'>;

/** Staff who see the unit: never rental owners, tenants or applicants, whatever was granted. */
export const readsAccess = (viewer: Asks): boolean =>
  isStaff(viewer) && may(viewer, { area: 'properties', level: 'view' });

/** Staff who may change units. */
export const writesAccess = (viewer: Asks): boolean =>
  isStaff(viewer) && may(viewer, { area: 'properties', level: 'change' });

/** Who lets people in: staff who change units, or who work on requests. */
export const readsCodes = (viewer: Asks): boolean =>
  writesAccess(viewer) || (readsAccess(viewer) && may(viewer, { area: 'requests', level: 'change' }));

const dayMilliseconds = 86_400_000;

type Seen = Pick<Visit, 'agreed' | 'off' | 'missed' | 'to' | 'from'>;

/** Whether a visit stands that a vendor needs codes for: agreed, and within a day of the instant (UTC). */
export const opensCodes = ({ from, to, agreed, off, missed }: Seen, at: string): boolean =>
  agreed !== undefined &&
  off === undefined &&
  missed === undefined &&
  Date.parse(at) >= Date.parse(from) - dayMilliseconds &&
  Date.parse(at) <= Date.parse(to) + dayMilliseconds;

/** What is wrong with days that are still to come; `today` is local. Undefined if nothing is. */
export function accessProblem(
  { keys = [], meters = [] }: Partial<Pick<AccessParts, 'keys' | 'meters'>>,
  today: string,
): { readonly field: string; readonly message: string } | undefined {
  const message = 'Choose today or an earlier day';
  const key = keys.findIndex(({ since = '' }) => since > today);
  if (key >= 0) return { field: `keys.${key}.since`, message };
  const fields = meters.flatMap(({ readings }, meter) =>
    readings.flatMap(({ on }, at) => (on > today ? [`meters.${meter}.readings.${at}.on`] : [])),
  );
  const [field] = fields;
  return field === undefined ? undefined : { field, message };
}
