/**
 * Names of the environment variables that the functions read, set by CDK on AWS and by the local runtime on one machine. Secrets are named
 * here by where they lie (…_SECRET), never by value, in a deployed stage.
 */
export const env = {
  stage: 'STAGE',
  tableName: 'TABLE_NAME',
  filesBucket: 'FILES_BUCKET',
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
  /** Secrets Manager id of `{ "secretKey": "sk_…", "webhookSecret": "whsec_…" }`, the payment provider's keys. */
  stripeKeysSecret: 'STRIPE_KEYS_SECRET',
  /** The same JSON by value, for the provider's test mode in place of its double: one machine only, and never a live key. */
  stripeKeys: 'STRIPE_KEYS',
  /** The queue of the provider's notices that were kept and wait to be handled. */
  paymentQueueUrl: 'PAYMENT_QUEUE_URL',
  /** scrypt's N as a power of two; 17 in every stage, lower in tests. */
  passwordCost: 'PASSWORD_COST',
  /** `cloudfront` makes the caller's address the one CloudFront saw; anything else the socket's. */
  addressFrom: 'ADDRESS_FROM',
  /** Secrets Manager id of the word that CloudFront adds to every call (`edgeHeaders.originSecret`): without it nobody came through CloudFront. */
  originSecret: 'ORIGIN_SECRET',
} as const;

/**
 * Headers that CloudFront puts on calls to the API. `viewerAddress` is the caller's bare address, trusted only beside the right
 * `originSecret`: the API also has an address of its own, where a caller could write anything into it.
 */
export const edgeHeaders = { viewerAddress: 'x-viewer-address', originSecret: 'x-origin-secret' } as const;
