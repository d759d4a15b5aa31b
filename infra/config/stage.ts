import * as z from 'zod';

const base64Of = (bytes: number) =>
  z.base64().refine((text) => Buffer.from(text, 'base64').length === bytes, `base64 of ${bytes} bytes`);

/** Stands in a stage's file until somebody writes the real account there; deploying refuses it, synthesizing does not mind. */
export const noAccountYet = '000000000000';

/** Names that are set aside for examples and tests: mail to them reaches nobody. */
const nobodysName = /\.(example|test|invalid|localhost)$/i;

/** Names of the file that were left as they came with the repository. */
export const examplesIn = ({ mail, alarmsTo, domain }: Stage): readonly string[] =>
  [mail.from, mail.contactTo, ...alarmsTo, domain?.name ?? ''].filter((name) => nobodysName.test(name));

/** Everything in which one stage may differ from another. A value that is secret has no place here: see infra/RUNBOOKS.md, Secrets. */
const Fields = z.strictObject({
  stage: z.enum(['dev', 'staging', 'prod']),
  account: z.string().regex(/^\d{12}$/),
  region: z.string().regex(/^[a-z]{2}-[a-z]+-\d$/),
  /** The site's own name. Absent: the address CloudFront gives. `zoneId` is the Route 53 hosted zone of `zone`, in the same account. */
  domain: z
    .strictObject({
      name: z.string(),
      zone: z.string(),
      zoneId: z.string().regex(/^Z[A-Z0-9]+$/),
      /** Browsers then refuse plain http at every name below `name` for two years: true only when all of those speak https. */
      subdomainsToo: z.boolean().optional(),
    })
    .optional(),
  mail: z.strictObject({
    /** A sender that SES has verified: at `domain`'s name when there is one, else verified by the mail SES sends to it. */
    from: z.email(),
    /** Who gets the messages of the public site's contact form. */
    contactTo: z.email(),
  }),
  /** Who hears an alarm and the budget's warning. */
  alarmsTo: z.array(z.email()).min(1),
  monthlyBudgetDollars: z.number().int().positive(),
  logDays: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)]),
  /**
   * Functions at once that are set aside for sign-up and login, and no more of them. Absent until the account may run 1,000
   * (infra/RUNBOOKS.md): AWS leaves 100 to all others, which a new account does not have.
   */
  loginsAtOnce: z.number().int().min(1).optional(),
  /** True keeps table and buckets whatever happens to the stacks, and refuses to destroy them. */
  keepData: z.boolean(),
  /** Only while a restored table stands in for the first one (infra/RUNBOOKS.md, Restore). */
  tableName: z.string().min(3).optional(),
  /**
   * The client key and the fixed answer IV. They ship to every browser in config.json: obfuscation, not a secret, so they stand here in
   * plain sight (decisions, Calls). The first key seals; all are accepted, so that open tabs survive a change.
   */
  envelope: z.strictObject({ keys: z.array(base64Of(32)).min(1).max(2), iv: base64Of(16) }),
  /** Public as well. Empty until the payment provider is set up. */
  stripePublishableKey: z.string().regex(/^(pk_(test|live)_\w+)?$/),
  tags: z.strictObject({ owner: z.string(), cost: z.string() }),
});
export type Stage = z.infer<typeof Fields>;

export const Stage = Fields.refine(
  ({ domain, mail }) => !domain || mail.from.endsWith(`@${domain.name}`),
  'mail.from is at domain.name: SES sends for no other',
);
