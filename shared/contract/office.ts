import * as z from 'zod';

/** How to reach an organization's office, as far as it says. `logo_url` is signed; phones are ten digits. */
export const Office = z.object({
  phone: z.string(),
  emergency_phone: z.string(),
  address: z.string(),
  license: z.string(),
  logo_url: z.string(),
});
export type Office = z.infer<typeof Office>;
