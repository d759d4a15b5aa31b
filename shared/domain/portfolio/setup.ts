import * as z from 'zod';

/**
 * What a new organization is asked once; the answers only order the setup list and choose its words (desk.md
 * §1.1).
 */
export const setupSizes = ['1-4', '5-50', 'more'] as const;
export const setupRecords = [
  'nowhere',
  'spreadsheet',
  'appfolio',
  'buildium',
  'doorloop',
  'turbotenant',
  'tenantcloud',
  'rentec',
  'stessa',
  'yardi',
  'other',
] as const;
export const setupTenants = ['yes', 'some', 'no'] as const;

export const SetupAnswers = z.object({
  /** How many units they rent out. */
  units: z.enum(setupSizes).optional(),
  /** Where their records are today. */
  records: z.enum(setupRecords).optional(),
  /** Whether tenants live there already. */
  tenants: z.enum(setupTenants).optional(),
});
export type SetupAnswers = z.infer<typeof SetupAnswers>;

/** Of the organization. Absent answers: not asked yet, or skipped. */
export const SetupChoices = SetupAnswers.extend({
  /** A manager who owns what they manage has no other owners to add. */
  owns_it: z.boolean().optional(),
  is_hidden: z.boolean().optional(),
});
export type SetupChoices = z.infer<typeof SetupChoices>;

/**
 * Leases and payments of the list are read one by one, so it is for who begins: a large portfolio has no
 * list.
 */
export const setupLimits = { properties: 200, units: 500 } as const;
