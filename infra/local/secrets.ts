import { randomBytes } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { newFileKey } from '../../functions/gateways/files/file-keys';
import { envelopeForm } from '../../shared/wire/envelope';
import { writeAtomically } from './atomic-file';
import { StartProblem } from './start-problem';

const base64Of = (bytes: number) =>
  z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === bytes, `must be ${bytes} bytes in base64`);

const random = (bytes: number): string => randomBytes(bytes).toString('base64');

/** Only letters and digits, like the payment provider's keys. */
const word = (length: number): string => randomBytes(length).toString('hex').slice(0, length);

/** What a deployed stage keeps in Secrets Manager, created once per data folder. */
const Secrets = z.object({
  envelopeKey: base64Of(envelopeForm.keyBytes),
  envelopeIv: base64Of(envelopeForm.ivBytes),
  tokenKeys: z.object({ active: z.string(), keys: z.record(z.string(), base64Of(32)) }),
  filesAccessKeyId: z.string().min(1),
  filesSecretKey: z.string().min(1),
  // A data folder from before payments existed gets its keys on the next start.
  stripeSecretKey: z
    .string()
    .startsWith('sk_test_local')
    .default(() => `sk_test_local${word(24)}`),
  stripePublishableKey: z
    .string()
    .startsWith('pk_test_local')
    .default(() => `pk_test_local${word(24)}`),
  stripeWebhookSecret: z
    .string()
    .startsWith('whsec_')
    .default(() => `whsec_${word(32)}`),
  bureauKey: z
    .string()
    .min(32)
    .default(() => word(40)),
  /** Signs file addresses. */
  fileKey: z
    .string()
    .min(1)
    .default(() => newFileKey().privateHalf),
  /** Seals screening reports: without it those that are kept cannot be read again. */
  reportKey: base64Of(32).default(() => random(32)),
  /** Seals the secrets of authenticator apps: without it their codes are not known. */
  secretKey: base64Of(32).default(() => random(32)),
});
export type Secrets = z.infer<typeof Secrets>;

const newSecrets = (): Secrets =>
  Secrets.parse({
    envelopeKey: random(envelopeForm.keyBytes),
    envelopeIv: random(envelopeForm.ivBytes),
    tokenKeys: { active: 'local-1', keys: { 'local-1': random(32) } },
    filesAccessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
    filesSecretKey: random(30),
  });

const write = (path: string, secrets: Secrets): Promise<void> =>
  writeAtomically(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The data folder's secrets, created on the first start; only their owner can read the file. */
export async function secretsOf(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  const text = await readFile(path, 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return undefined;
    throw problem;
  });
  if (text === undefined) {
    const secrets = newSecrets();
    await write(path, secrets);
    return secrets;
  }
  const read = Secrets.safeParse(parse(text));
  if (!read.success)
    throw new StartProblem(
      `The file ${path} is broken; run “npm run reset” to begin again with empty data, or put back a good copy of it.`,
    );
  await chmod(path, 0o600);
  const isWhole = ['stripeWebhookSecret', 'bureauKey', 'fileKey', 'reportKey', 'secretKey'].every((name) =>
    text.includes(name),
  );
  if (!isWhole) await write(path, read.data);
  return read.data;
}
