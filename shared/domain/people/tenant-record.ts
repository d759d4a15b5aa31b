import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { isMobile, nationalDigits } from '../phone';
import { tidyLine, tidyText } from '../text';
import { isStaff, may } from './permissions';
import { RentersInsurance } from './renters-insurance';
import type { Viewer } from './roles';

/** `notes` is how many notes one tenant can have. */
export const tenantRecordLimits = {
  phones: 5,
  vehicles: 10,
  policies: 12,
  notes: 200,
  noteCharacters: 2000,
} as const;

export const phoneKinds = ['mobile', 'home', 'work', 'other'] as const;

const line = z.string().max(limits.textCharacters).overwrite(tidyLine);
const filled = (message: string) => line.min(1, message);
/** Ten national digits, from any notation. */
const phone = z.string().max(30).overwrite(nationalDigits).refine(isMobile, messages.mobileInvalid);

export const TenantPhone = z.object({ kind: z.enum(phoneKinds), number: phone });
export type TenantPhone = z.infer<typeof TenantPhone>;

/** Whom to call when something happened; `relation` in the tenant's own words. */
export const EmergencyContact = z.object({
  name: filled('Enter the name of the emergency contact'),
  relation: line,
  number: phone,
});
export type EmergencyContact = z.infer<typeof EmergencyContact>;

/** A vehicle that parks there: `2019 Honda Civic, blue`, its plate and the plate's state. */
export const Vehicle = z.object({
  description: filled('Enter the make and model'),
  plate: line,
  state: line,
});
export type Vehicle = z.infer<typeof Vehicle>;

/** How a tenant is reached. `mailing` is empty for the address of the unit. */
export const TenantContact = z.object({
  phones: z.array(TenantPhone).max(tenantRecordLimits.phones),
  emergency: EmergencyContact.optional(),
  mailing: line,
  language: line,
});
export type TenantContact = z.infer<typeof TenantContact>;

/** What is kept about a tenant beside their leases. Occupants and pets are of the lease's term. */
export const TenantFacts = TenantContact.extend({
  vehicles: z.array(Vehicle).max(tenantRecordLimits.vehicles),
  insurance: z.array(RentersInsurance).max(tenantRecordLimits.policies),
});
export type TenantFacts = z.infer<typeof TenantFacts>;

export const noTenantFacts: TenantFacts = {
  phones: [],
  mailing: '',
  language: '',
  vehicles: [],
  insurance: [],
};

export const tenantNoteKinds = ['note', 'call', 'promise'] as const;
export const TenantNoteText = z
  .string()
  .max(tenantRecordLimits.noteCharacters)
  .overwrite(tidyText)
  .min(1, 'Note is required');

type Asks = Pick<Viewer, 'roleLabel' | 'grants' | 'userId'>;

/** Staff who see leases read what is kept about a tenant: never a rental owner, whatever was granted. */
export const readsTenantRecord = (viewer: Asks): boolean =>
  isStaff(viewer) && may(viewer, { area: 'leases', level: 'view' });

/** Staff who change leases. */
export const writesTenantRecord = (viewer: Asks): boolean =>
  isStaff(viewer) && may(viewer, { area: 'leases', level: 'change' });

/** A person reads and changes their own as a tenant. */
export const hasOwnTenantRecord = ({ roleLabel }: Pick<Asks, 'roleLabel'>): boolean => roleLabel === 'tenant';

/** The number to call first: a mobile number, else the first one. */
export const mainPhone = ({ phones }: { readonly phones: readonly TenantPhone[] }): string | undefined =>
  (phones.find(({ kind }) => kind === 'mobile') ?? phones[0])?.number;
