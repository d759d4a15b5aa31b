import { createHash } from 'node:crypto';
import * as z from 'zod';
import { canonicalJson } from '../../../shared/domain/leases/canonical-json';
import type { MergeValues } from '../../../shared/domain/leases/document/fill-template';
import { LeaseDocument } from '../../../shared/domain/leases/document/lease-document';
import type { Deps } from '../../runtime/deps/deps';

/** A lease's filled text: as signed, or as a co-signer's page merges it (COS-04). */
export type LeaseText = {
  readonly document: LeaseDocument;
  /** Fields without a value. */
  readonly missing: readonly string[];
  readonly fields: {
    readonly text: string;
    readonly document: LeaseDocument;
    readonly values: MergeValues;
  };
};

/** The text as it is signed, and its hash, by which it is found. */
export const canonicalText = ({ document }: Pick<LeaseText, 'document'>) => {
  const text = canonicalJson(document);
  return { text, hash: createHash('sha256').update(text).digest('hex') };
};

const folder = (organizationId: string): string => `leases/${organizationId}`;
const textFile = (organizationId: string, hash: string): string => `${folder(organizationId)}/${hash}.json`;
const fieldsFile = (organizationId: string, hash: string): string =>
  `${folder(organizationId)}/${hash}-fields.json`;
/** The key of a signature's PNG. */
export const signatureFile = (organizationId: string, hash: string): string =>
  `${folder(organizationId)}/${hash}.png`;

/** The key of the scan of a lease signed on paper. */
export const scanFile = (organizationId: string, hash: string): string =>
  `${folder(organizationId)}/${hash}.pdf`;

const json = 'application/json';
/** The most bytes a text takes: 200,000 characters, and their formatting. */
const mostBytes = 4_000_000;

/** Stores a frozen text in the bucket, before the transaction that names it. Returns its hash. */
export async function freezeText(
  lease: LeaseText,
  { organizationId, files }: { organizationId: string; files: Deps['files'] },
): Promise<string> {
  const { text, hash } = canonicalText(lease);
  await Promise.all([
    files.put({ key: textFile(organizationId, hash), bytes: Buffer.from(text), contentType: json }),
    files.put({
      key: fieldsFile(organizationId, hash),
      bytes: Buffer.from(canonicalJson({ ...lease.fields })),
      contentType: json,
    }),
  ]);
  return hash;
}

async function readFile(key: string, files: Deps['files']): Promise<string> {
  const found = await files.peek(key, mostBytes);
  if (!found) throw new Error('A lease names a text that is not in the bucket');
  return Buffer.from(found.head).toString();
}

type Frozen = { readonly organizationId: string; readonly textHash: string };

/** The text as sent. Throws if the stored bytes do not match their hash. */
export async function frozenText(
  { organizationId, textHash }: Frozen,
  { files }: Deps,
): Promise<LeaseDocument> {
  const text = await readFile(textFile(organizationId, textHash), files);
  if (createHash('sha256').update(text).digest('hex') !== textHash)
    throw new Error('The text of a lease is not the one that was sent');
  return LeaseDocument.parse(JSON.parse(text));
}

/** Texts frozen before November 2026 have no formatting: one paragraph per line. */
const paragraphsOf = (text: string): LeaseDocument => ({
  type: 'doc',
  content: text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
});

const Fields = z.object({
  text: z.string(),
  document: LeaseDocument.optional(),
  values: z.record(z.string(), z.string()),
});

/** The same text with its fields in curly braces, and their values. */
export async function frozenFields({ organizationId, textHash }: Frozen, { files }: Deps) {
  const found = Fields.parse(JSON.parse(await readFile(fieldsFile(organizationId, textHash), files)));
  return { ...found, document: found.document ?? paragraphsOf(found.text) };
}
