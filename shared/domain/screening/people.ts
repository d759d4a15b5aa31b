import * as z from 'zod';
import { limits } from '../limits';

const line = z.string().max(limits.textCharacters);

export const personKinds = ['coApplicant', 'guarantor'] as const;
export type PersonKind = (typeof personKinds)[number];

/** Whom the first applicant names; their part is an application of its own, sent at `doneAt`. UTC. */
export const ApplicationPerson = z.object({
  applicationId: z.string(),
  kind: z.enum(personKinds),
  firstName: line,
  lastName: line,
  email: z.string().max(limits.emailCharacters),
  /** When they were last mailed their link. */
  askedAt: z.string(),
  doneAt: z.string().optional(),
});
export type ApplicationPerson = z.infer<typeof ApplicationPerson>;

/** Which application a part belongs to. */
export const PartOf = z.object({ applicationId: z.string(), kind: z.enum(personKinds) });

/** People beside the first applicant: all of them sign one lease, and go into one transaction. */
export const peopleMost = 6;

export const personWords: Readonly<Record<PersonKind, string>> = {
  coApplicant: 'co-applicant',
  guarantor: 'guarantor',
};
