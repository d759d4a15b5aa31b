/** Environment variables the functions read, set by CDK or the local runtime. In a deployed stage, secrets
 * are passed by name (…_SECRET), never by value. */
export const env = {
  stage: 'STAGE',
  tableName: 'TABLE_NAME',
  filesBucket: 'FILES_BUCKET',
  /** Where files are read; the id CloudFront gave the key that signs their addresses, and its public half. */
  filesUrl: 'FILES_URL',
  fileKeyId: 'FILE_KEY_ID',
  fileKey: 'FILE_KEY',
  /** Secrets Manager id of `{ "<public half>": "<private half>" }`, in base64. */
  fileKeysSecret: 'FILE_KEYS_SECRET',
  mailQueueUrl: 'MAIL_QUEUE_URL',
  mailFrom: 'MAIL_FROM',
  contactTo: 'CONTACT_TO',
  siteUrl: 'SITE_URL',
  envelopeKey: 'ENVELOPE_KEY',
  envelopeIv: 'ENVELOPE_IV',
  /** Secrets Manager id of `{ "active": "<kid>", "keys": { "<kid>": "<base64 of 32 bytes>" } }`. */
  tokenKeysSecret: 'TOKEN_KEYS_SECRET',
  /** The same JSON by value: one machine and tests only. */
  tokenKeys: 'TOKEN_KEYS',
  /** Secrets Manager id of `{ "secretKey": "sk_…", "webhookSecret": "whsec_…" }`, the provider's keys. */
  stripeKeysSecret: 'STRIPE_KEYS_SECRET',
  /** The same JSON by value, for the provider's test mode: one machine only, and never a live key. */
  stripeKeys: 'STRIPE_KEYS',
  /** Secrets Manager id of the screening bureau's address and keys (`BureauKeys`). */
  bureauKeysSecret: 'BUREAU_KEYS_SECRET',
  /** The queue of stored payment events. */
  paymentQueueUrl: 'PAYMENT_QUEUE_URL',
  /** scrypt's N as a power of two; 17 in every stage, lower in tests. */
  passwordCost: 'PASSWORD_COST',
  /** `cloudfront` makes the caller's address the one CloudFront saw; anything else the socket's. */
  addressFrom: 'ADDRESS_FROM',
  /** The KMS key that seals leases, and how many years a sealed one is locked; no years, no lock. */
  sealKey: 'SEAL_KEY',
  sealYears: 'SEAL_YEARS',
  /** The KMS key of screening reports. */
  reportKey: 'REPORT_KEY',
  /** The KMS key of the authenticator apps' secrets: the stage's own, asked for them directly. */
  secretKey: 'SECRET_KEY',
  /** Secrets Manager id of the word that proves a call came through CloudFront (`edgeHeaders`). */
  originSecret: 'ORIGIN_SECRET',
  /** Where a feature's function is called, with `{feature}` in its name: only the assistant has it. */
  featureFunction: 'FEATURE_FUNCTION',
  /** The model that the assistant may ask what a question means; absent, none is asked. */
  plannerModel: 'PLANNER_MODEL',
} as const;

/** Headers CloudFront adds to API calls. `viewerAddress` counts only with the right `originSecret`: anyone
 * can call the API's own address and write any header. */
export const edgeHeaders = { viewerAddress: 'x-viewer-address', originSecret: 'x-origin-secret' } as const;
