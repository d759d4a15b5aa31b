import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSealed } from '../../frontend/src/features/signing/verify/check-sealed';
import { canonicalJson } from '../../shared/domain/leases/canonical-json';
import { chainProblem, readEvidence, writeEvidence } from '../../shared/domain/leases/signing/evidence';
import { PacketEvent } from '../../shared/domain/leases/signing/packet-events';
import { publishedKeys, sealAll, sealedFiles, signedLease } from '../support/sealed-lease';
import { testPrinter } from '../support/test-seal';
import { type LeaseWorld, openLeases } from '../support/test-world/leases';

const seed = Number(process.env.TEST_SEED ?? 20_261_122);
/** The whole number is for the long run: each flip reads the PDF anew. */
const flips = process.env.LONG ? 2000 : 400;

/** Numbers below a limit, the same for the same seed (mulberry32). */
function randomBelow(start: number): (limit: number) => number {
  let state = start;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
const has = (program: string): boolean => spawnSync(program, ['-v']).error === undefined;

let testWorld: LeaseWorld;
let leaseId: string;
let pdf: Uint8Array;
let keys: Uint8Array[];
const folder = mkdtempSync(join(tmpdir(), 'sealed-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  testWorld = await openLeases();
  leaseId = await signedLease(testWorld);
  await sealAll(testWorld, testPrinter());
  pdf = (await sealedFiles(testWorld, leaseId)).lease ?? new Uint8Array();
  keys = await publishedKeys(testWorld);
}, 120_000);

/** A file with one bit of one byte flipped. */
function flipped(bytes: Uint8Array, below: (limit: number) => number) {
  const at = below(bytes.length);
  const changed = Uint8Array.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ (1 << below(8));
  return { at, changed };
}

describe('a sealed lease', () => {
  it('is whole, and says what was signed and what happened [R17]', async () => {
    const checked = await checkSealed(pdf, keys);
    expect(checked).toMatchObject({ isWhole: true, hash: sha256(pdf), evidence: { paper: 'lease' } });
    const { packets } = await testWorld.read(leaseId);
    const evidence = checked.isWhole ? checked.evidence : undefined;
    expect(evidence?.textHash).toBe(packets[0]?.text_hash);
    expect(sha256(evidence?.text ?? '')).toBe(packets[0]?.text_hash);
    expect(evidence?.about?.place).toMatch(/Unit 1A, .+ \d{5}$/);
    expect(evidence?.about?.parties.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['tenant', 'co-signer', 'agent']),
    );
    const kinds = evidence?.events.map(({ kind }) => kind) ?? [];
    expect([kinds[0], kinds.at(-1)]).toEqual(['created', 'completed']);
    expect(kinds.filter((kind) => kind === 'signed')).toHaveLength(3);
  });

  it(`has no byte that can be changed: all of ${flips} flips are found [R17]`, async () => {
    const below = randomBelow(seed);
    const missed: number[] = [];
    for (let count = 0; count < flips; count += 1) {
      const { at, changed } = flipped(pdf, below);
      if ((await checkSealed(changed, keys)).isWhole) missed.push(at);
    }
    expect(missed, `seed ${seed}`).toEqual([]);
  }, 600_000);

  it('has no byte of its seal that can be changed, structure and room after it included [R17]', async () => {
    const text = Buffer.from(pdf).toString('latin1');
    const [, before, after] = /.*\/ByteRange \[0 (\d+) +(\d+)/s.exec(text)?.map(Number) ?? [];
    const seal = pdf.subarray(before, after);
    const below = randomBelow(seed + 1);
    for (let count = 0; count < flips / 5; count += 1) {
      const { at, changed } = flipped(seal, below);
      const whole = Uint8Array.from(pdf);
      whole.set(changed, before);
      expect((await checkSealed(whole, keys)).isWhole, `byte ${at} of the seal, seed ${seed}`).toBe(false);
    }
  }, 300_000);

  it('is not whole with anything after it, before it, or without its end', async () => {
    const longer = new Uint8Array([...pdf, 10]);
    expect(await checkSealed(longer, keys)).toEqual({ isWhole: false, altered: { part: 'added' } });
    const later = new Uint8Array([10, ...pdf]);
    for (const bytes of [later, pdf.subarray(0, -1), pdf.subarray(0, 5000), new Uint8Array()])
      expect((await checkSealed(bytes, keys)).isWhole).toBe(false);
  });

  it('says which part was altered', async () => {
    const changedAt = (at: number) => {
      const changed = Uint8Array.from(pdf);
      changed[at] = (changed[at] ?? 0) ^ 1;
      return checkSealed(changed, keys);
    };
    expect(await changedAt(5000)).toEqual({ isWhole: false, altered: { part: 'pages' } });
    expect(await checkSealed(pdf, [])).toEqual({ isWhole: false, altered: { part: 'unknown-key' } });
    expect(await checkSealed(Buffer.from('%PDF-1.7 %%EOF'), keys)).toEqual({
      isWhole: false,
      altered: { part: 'no-seal' },
    });
  });

  it('shows the labels of a table in bold, their values not', async () => {
    const pages = (await PDF.load(pdf)).extractText();
    const spans = pages.flatMap(({ lines }) => lines.flatMap((line) => line.spans));
    const fontOf = (text: string) => spans.find((span) => span.text.trim() === text)?.fontName;
    expect(fontOf('Monthly rent')).toMatch(/Bold$/);
    expect(fontOf('$1,450.00')).toMatch(/Regular$/);
  });

  it('leads to its check on the page that the certificate begins on', async () => {
    const pages = (await PDF.load(pdf))
      .extractText()
      .map(({ lines }) => lines.map(({ text }) => text).join(' '));
    expect(pages.find((page) => page.includes('Certificate'))).toContain('Check this document');
  });

  it('is valid to readers of PDF, if pdfsig is here to ask', ({ skip }) => {
    skip(!has('pdfsig'), 'pdfsig (poppler-utils) is not installed');
    writeFileSync(join(folder, 'sealed.pdf'), pdf);
    const said = execFileSync('pdfsig', ['-nocert', join(folder, 'sealed.pdf')]).toString();
    expect(said).toContain('Signature is Valid');
    expect(said).toContain('Total document signed');
  });

  it('has pages that can be drawn, if pdftoppm is here to draw them', ({ skip }) => {
    skip(!has('pdftoppm'), 'pdftoppm (poppler-utils) is not installed');
    writeFileSync(join(folder, 'drawn.pdf'), pdf);
    execFileSync('pdftoppm', ['-png', '-r', '50', join(folder, 'drawn.pdf'), join(folder, 'page')]);
  });
});

describe('the evidence', () => {
  const eventsOf = async () => {
    const read = await testWorld.deps.leases.byId({ organizationId: 'org_one', leaseId });
    const packet = read?.lease.packets[0];
    if (!read || !packet) throw new Error('The lease is gone');
    return { events: read.events, packet };
  };
  const parsed = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };

  it(`tells each of ${flips} flips in stored events [R17]`, async () => {
    const { events, packet } = await eventsOf();
    const { chain, textHash } = packet;
    expect(await chainProblem({ events, chain }, textHash, sha256)).toBeUndefined();
    const below = randomBelow(seed + 2);
    for (let count = 0; count < flips; count += 1) {
      const index = below(events.length);
      const { changed } = flipped(Buffer.from(canonicalJson(events[index] ?? null)), below);
      const event = PacketEvent.safeParse(parsed(Buffer.from(changed).toString()));
      // A broken event cannot even be read.
      if (!event.success) continue;
      const stored = events.with(index, event.data);
      expect(await chainProblem({ events: stored, chain }, textHash, sha256), `seed ${seed}`).toBeDefined();
    }
  });

  it('tells an event that is missing, doubled, moved or added', async () => {
    const { events, packet } = await eventsOf();
    const { chain, textHash } = packet;
    const [first, second, ...rest] = events;
    if (!first || !second) throw new Error('There are no events');
    const wrong = [
      rest,
      [first, ...rest],
      [second, first, ...rest],
      [...events, second],
      events.slice(0, -1),
    ];
    for (const each of wrong)
      expect(await chainProblem({ events: each, chain }, textHash, sha256)).toMatchObject({ part: 'events' });
  });

  it(`tells each of ${flips} flips in the file that is attached [R17]`, async () => {
    const checked = await checkSealed(pdf, keys);
    if (!checked.isWhole) throw new Error('The lease is not whole');
    const file = Buffer.from(await writeEvidence(checked.evidence, sha256));
    const below = randomBelow(seed + 3);
    for (let count = 0; count < flips; count += 1) {
      const { at, changed } = flipped(file, below);
      const { problem } = await readEvidence(Buffer.from(changed).toString(), sha256);
      expect(problem, `byte ${at}, seed ${seed}`).toBeDefined();
    }
  });
});
