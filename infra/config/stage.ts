import * as z from 'zod';

const base64Of = (bytes: number) =>
  z.base64().refine((text) => Buffer.from(text, 'base64').length === bytes, `base64 of ${bytes} bytes`);

/** Placeholder until someone writes the stage's account; deploying refuses it, synthesizing does not. */
export const noAccountYet = '000000000000';

/**
 * Placeholder until someone makes the stage's key: nobody has its private half. Deploying refuses it, too.
 */
export const noFileKeyYet =
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEUNuYwpvR/hqaYJ6qRB5EcJvvYUwNHf2l5K1zapWx2tTolwkYJ1pDs72OfB0aEYpTcKyn1LpTrKAwUdJoZAbmug==';

/** Names reserved for examples and tests: mail to them reaches nobody. */
const nobodysName = /\.(example|test|invalid|localhost)$/i;

/** Example names left in the stage's file. */
export const examplesIn = ({ mail, alarmsTo, domain }: Stage): readonly string[] =>
  [mail.from, mail.contactTo, ...alarmsTo, domain?.name ?? ''].filter((name) => nobodysName.test(name));

const regionName = /^[a-z]{2}-[a-z]+-\d$/;

/** Everything that may differ between stages. Secrets have no place here (infra/RUNBOOKS.md, Secrets). */
const Fields = z.strictObject({
  stage: z.enum(['dev', 'staging', 'prod']),
  account: z.string().regex(/^\d{12}$/),
  region: z.string().regex(regionName),
  /** Absent: CloudFront's address. `zoneId`: the Route 53 hosted zone of `zone`, in the same account. */
  domain: z
    .strictObject({
      name: z.string(),
      zone: z.string(),
      zoneId: z.string().regex(/^Z[A-Z0-9]+$/),
      /** Browsers refuse plain http under `name` for two years: true only if all names there speak https. */
      subdomainsToo: z.boolean().optional(),
    })
    .optional(),
  mail: z.strictObject({
    /** A sender that SES has verified: at `domain`'s name, else confirmed by SES's mail. */
    from: z.email(),
    /** Receives the messages of the public contact form. */
    contactTo: z.email(),
  }),
  /** Receives alarms and the budget warning. */
  alarmsTo: z.array(z.email()).min(1),
  /** Looks at the site from there too, and rings there: the stage's own region may be what is gone. */
  watchRegion: z.string().regex(regionName).optional(),
  monthlyBudgetDollars: z.number().int().positive(),
  logDays: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)]),
  /** Concurrency reserved for sign-up and login, also their maximum. Absent until the account may run
   * 1,000: AWS leaves 100 to all others, which a new account does not have (infra/RUNBOOKS.md). */
  loginsAtOnce: z.number().int().min(1).optional(),
  /** Functions that people cannot do without change over gradually (infra/RUNBOOKS.md, Update). */
  canary: z.boolean(),
  /** True keeps table and buckets whatever happens to the stacks, and refuses to destroy them. */
  keepData: z.boolean(),
  /**
   * Daily copies of table and files, kept for `days` here and, when asked for, under a lock in `copyRegion`.
   * They cost per GB (infra/RUNBOOKS.md). `isLockedForGood`: three days after deploying nobody can lift the
   * lock, nor AWS.
   */
  backup: z
    .strictObject({
      copyRegion: z.string().regex(regionName).optional(),
      days: z.number().int().min(7).max(3650),
      isLockedForGood: z.boolean().optional(),
    })
    .optional(),
  /** Only while a restored table replaces the first one (infra/RUNBOOKS.md, Restore). */
  tableName: z.string().min(3).optional(),
  /** Client key and fixed answer IV: obfuscation that ships to every browser, not a secret (decisions,
   * Calls). The first key seals; all are accepted, so that open tabs survive a change. */
  envelope: z.strictObject({ keys: z.array(base64Of(32)).min(1).max(2), iv: base64Of(16) }),
  /** Public halves of the keys that sign file addresses. The first signs; both verify (infra/RUNBOOKS.md). */
  fileKeys: z.array(base64Of(91)).min(1).max(2),
  /**
   * A foundation model's id of Bedrock in the stage's region. With it, organizations may let the assistant ask
   * what a question means (infra/RUNBOOKS.md, Assistant). Absent, no model is asked.
   */
  plannerModel: z
    .string()
    .regex(/^[a-z0-9-]+\.[a-z0-9.:-]+$/)
    .optional(),
  /** Also public. Empty until the payment provider is set up. */
  stripePublishableKey: z.string().regex(/^(pk_(test|live)_\w+)?$/),
  tags: z.strictObject({ owner: z.string(), cost: z.string() }),
});
export type Stage = z.infer<typeof Fields>;

export const Stage = Fields.refine(
  ({ domain, mail }) => !domain || mail.from.endsWith(`@${domain.name}`),
  'mail.from is at domain.name: SES sends for no other',
)
  .refine(({ region, backup }) => backup?.copyRegion !== region, 'backup.copyRegion is another region')
  .refine(({ region, watchRegion }) => watchRegion !== region, 'watchRegion is another region');
