import * as z from 'zod';
import { denied, S3Problem } from './problem';
import { amazonDate, type Credentials, requireSignature, scopeOf } from './signing';

/** A browser's upload form: fields by lower-case name, and the file's bytes. */
export type UploadForm = { readonly fields: ReadonlyMap<string, string>; readonly file: Uint8Array };

const Condition = z.union([
  z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z.record(z.string(), z.string()),
]);
const Policy = z.object({ expiration: z.string(), conditions: z.array(Condition) });
type Policy = z.infer<typeof Policy>;

/** Fields that need no condition, according to S3's documentation of browser uploads. */
const freeFields = new Set(['x-amz-signature', 'policy', 'file']);

function policyOf(encoded: string): Policy {
  try {
    return Policy.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    throw new S3Problem(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  }
}

const failed = (what: string): S3Problem =>
  denied(`Invalid according to Policy: Policy Condition failed: ${what}`);

function requireSize(size: number, least: number, most: number): void {
  if (size < least)
    throw new S3Problem(
      400,
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size',
    );
  if (size > most)
    throw new S3Problem(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
}

/** Refuses what the policy does not allow: fields, type, size, bucket, key, or unlisted fields. */
function requireConditions(policy: Policy, form: UploadForm, bucket: string): void {
  const covered = new Set<string>();
  const given = (name: string): string => (name === 'bucket' ? bucket : (form.fields.get(name) ?? ''));
  const equal = (name: string, value: string) => {
    covered.add(name);
    if (given(name) !== value) throw failed(`["eq", "$${name}", "${value}"]`);
  };
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, value] of Object.entries(condition)) equal(name.toLowerCase(), value);
    } else if (condition[0] === 'content-length-range') {
      requireSize(form.file.length, condition[1], condition[2]);
    } else {
      const [kind, field, value] = condition;
      const name = field.slice(1).toLowerCase();
      if (kind === 'eq') equal(name, value);
      else if (!given(name).startsWith(value)) throw failed(`["starts-with", "${field}", "${value}"]`);
      covered.add(name);
    }
  }
  const extra = [...form.fields.keys()].filter(
    (name) => !covered.has(name) && !freeFields.has(name) && !name.startsWith('x-ignore-'),
  );
  if (extra.length > 0) throw denied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
}

/**
 * Verifies a browser upload: the policy's signature, expiry and conditions. `productTimeAt` converts the
 * real time that the AWS SDK wrote into the policy to the product's clock, which may have been set.
 */
export function requirePolicy(
  form: UploadForm,
  {
    bucket,
    credentials,
    now,
    productTimeAt,
  }: { bucket: string; credentials: Credentials; now: Date; productTimeAt: (real: Date) => Date },
): void {
  const field = (name: string): string => form.fields.get(name) ?? '';
  const encoded = field('policy');
  if (encoded === '') throw denied();
  if (field('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') throw denied('Only AWS4-HMAC-SHA256 is accepted');
  const scope = scopeOf(field('x-amz-credential'), credentials);
  requireSignature({ scope, credentials, toSign: encoded, signature: field('x-amz-signature') });
  const policy = policyOf(encoded);
  const signedAt = amazonDate(field('x-amz-date'));
  const life = Date.parse(policy.expiration) - signedAt;
  // The stamp has whole seconds. Using its end, a clock set in that second counts as set before.
  const signedByProduct = productTimeAt(new Date(signedAt + 999)).getTime();
  if (!(now.getTime() <= signedByProduct + life))
    throw denied('Invalid according to Policy: Policy expired.');
  requireConditions(policy, form, bucket);
}
