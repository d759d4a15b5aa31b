import { canonicalJson } from '../canonical-json';
import type { Packet, Signer } from '../packet';
import type { PacketEvent } from './packet-events';

/** The file name of the evidence in a sealed PDF. */
export const evidenceFile = 'evidence.json';

/** The PDFs made from a packet: the signed lease, and the page that says it is void. */
export type SealedPaper = 'lease' | 'void';

/** A sealed PDF's own record, beyond its pages. Hashes are SHA-256 in hexadecimal digits. */
export type Evidence = {
  readonly version: 1;
  readonly paper: SealedPaper;
  readonly lease: { readonly id: string } & Pick<Packet, 'term' | 'version'>;
  /** Which home, and who signed as what; absent in papers sealed before November 29, 2026. */
  readonly about?: {
    readonly place: string;
    readonly parties: readonly Pick<Signer, 'name' | 'role'>[];
  };
  /** The pages before sealing: the first bytes of the file. */
  readonly pages: { readonly bytes: number; readonly hash: string };
  /** The signed text as canonical JSON, and its hash. */
  readonly text: string;
  readonly textHash: string;
  readonly events: readonly PacketEvent[];
  readonly chain: Packet['chain'];
};

/** The SHA-256 of a text, as hexadecimal digits. */
export type HashOf = (text: string) => string | Promise<string>;

/** What is wrong with the evidence: `seq` is the first event that does not fit. */
export type EvidenceProblem =
  | { readonly part: 'record' | 'text' }
  | { readonly part: 'events'; readonly seq: number };

/** The evidence file: canonical JSON that ends with the hash of everything before it. */
export async function writeEvidence(evidence: Evidence, hashOf: HashOf): Promise<string> {
  const hash = await hashOf(canonicalJson(evidence));
  return canonicalJson({ evidence, hash });
}

/** The first event that breaks the chain or its end; undefined if none does (R17). */
export async function chainProblem(
  { events, chain }: Pick<Evidence, 'events' | 'chain'>,
  textHash: string,
  hashOf: HashOf,
): Promise<EvidenceProblem | undefined> {
  let head: Evidence['chain'] = { seq: 0, hash: '' };
  for (const event of events) {
    const isNext = event.seq === head.seq + 1 && event.before === head.hash;
    if (!isNext || event.textHash !== textHash) return { part: 'events', seq: head.seq + 1 };
    head = { seq: event.seq, hash: await hashOf(canonicalJson(event)) };
  }
  const isLast = head.seq === chain.seq && head.hash === chain.hash;
  return isLast ? undefined : { part: 'events', seq: head.seq };
}

/** Reads the evidence and says what is wrong with it: a single changed byte is found. */
export async function readEvidence(
  file: string,
  hashOf: HashOf,
): Promise<{ readonly evidence?: Evidence; readonly problem?: EvidenceProblem }> {
  const read = parse(file);
  if (!read) return { problem: { part: 'record' } };
  const { evidence, hash } = read;
  if ((await hashOf(evidence.text)) !== evidence.textHash) return { evidence, problem: { part: 'text' } };
  const problem = await chainProblem(evidence, evidence.textHash, hashOf);
  if (problem) return { evidence, problem };
  if (canonicalJson({ evidence, hash }) !== file || (await hashOf(canonicalJson(evidence))) !== hash)
    return { evidence, problem: { part: 'record' } };
  return { evidence };
}

type Attached = { readonly evidence: Evidence; readonly hash: string };

function parse(file: string): Attached | undefined {
  try {
    const read: unknown = JSON.parse(file);
    return isAttached(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Only what the checks read; the hash covers the rest. */
function isAttached(read: unknown): read is Attached {
  if (!isObject(read) || typeof read.hash !== 'string' || !isObject(read.evidence)) return false;
  const { text, textHash, events, chain, pages } = read.evidence;
  return (
    typeof text === 'string' &&
    typeof textHash === 'string' &&
    Array.isArray(events) &&
    events.every(isObject) &&
    isObject(chain) &&
    isObject(pages)
  );
}
