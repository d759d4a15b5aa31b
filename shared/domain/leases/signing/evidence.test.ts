import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drafted, everyone, sent, signedBy } from '../../../../test/support/leases/lease-story';
import { type Evidence, readEvidence, writeEvidence } from './evidence';
import { chainEvents, type PacketEvent } from './packet-events';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const story = signedBy(sent(drafted('2026-01-02'), '2026-01-03'), '2026-01-04', everyone);
const text = '{"type":"doc"}';
const textHash = sha256(text);
const { chain, events } = chainEvents({ chain: { seq: 0, hash: '' }, textHash }, story.events, sha256);
const evidence: Evidence = {
  version: 1,
  paper: 'lease',
  lease: { id: 'lse_1', term: 1, version: 1 },
  pages: { bytes: 10, hash: sha256('pages') },
  text,
  textHash,
  events,
  chain,
};
/** What the verifier says of other evidence, written with the right hash over it. */
const problemOf = async (over: object) =>
  (await readEvidence(await writeEvidence({ ...evidence, ...over }, sha256), sha256)).problem;
const withEvent = (at: number, over: Partial<PacketEvent>) => ({
  events: events.map((event, index) => (index === at ? { ...event, ...over } : event)),
});

describe('the evidence in a sealed lease [R17]', () => {
  it('is whole as it was written', async () => {
    expect(await readEvidence(await writeEvidence(evidence, sha256), sha256)).toEqual({ evidence });
  });

  it('has no character that can be another one', async () => {
    const file = await writeEvidence(evidence, sha256);
    for (let at = 0; at < file.length; at += 13) {
      const other = String.fromCharCode(file.charCodeAt(at) ^ 1);
      const { problem } = await readEvidence(file.slice(0, at) + other + file.slice(at + 1), sha256);
      expect([at, problem]).toEqual([at, expect.anything()]);
    }
    expect((await readEvidence(`${file} `, sha256)).problem).toEqual({ part: 'record' });
  });

  it('says where it was altered, though its own hash was made anew', async () => {
    expect(await problemOf({ text: '{"type":"doc" }' })).toEqual({ part: 'text' });
    expect(await problemOf(withEvent(1, { at: '2026-01-04T17:00:00.001Z' }))).toEqual({
      part: 'events',
      seq: 3,
    });
    expect(await problemOf(withEvent(2, { before: sha256('another') }))).toEqual({ part: 'events', seq: 3 });
    expect(await problemOf(withEvent(2, { seq: 4 }))).toEqual({ part: 'events', seq: 3 });
    expect(await problemOf(withEvent(2, { textHash: sha256('another') }))).toEqual({
      part: 'events',
      seq: 3,
    });
    const last = events.length;
    expect(await problemOf({ events: events.slice(0, -1) })).toEqual({ part: 'events', seq: last - 1 });
    expect(await problemOf({ chain: { ...chain, hash: sha256('another') } })).toEqual({
      part: 'events',
      seq: last,
    });
    expect(await problemOf({ chain: { ...chain, seq: last + 1 } })).toEqual({ part: 'events', seq: last });
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a text', '"evidence"'],
    ['no hash', JSON.stringify({ evidence })],
    ['no evidence', JSON.stringify({ hash: '', evidence: null })],
    ...(['text', 'textHash', 'events', 'chain', 'pages'] as const).map((part) => [
      `no ${part}`,
      JSON.stringify({ hash: '', evidence: { ...evidence, [part]: 7 } }),
    ]),
    ['an event that is nothing', JSON.stringify({ hash: '', evidence: { ...evidence, events: [null] } })],
    ['an event that is none', JSON.stringify({ hash: '', evidence: { ...evidence, events: [{}, 7] } })],
  ])('is no evidence: %s', async (_, file) => {
    expect(await readEvidence(file ?? '', sha256)).toEqual({ problem: { part: 'record' } });
  });
});
