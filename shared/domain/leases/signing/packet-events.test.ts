import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drafted, everyone, sent, signedBy } from '../../../../test/support/leases/lease-story';
import { chainEvents, eventText, PacketEvent } from './packet-events';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const story = signedBy(sent(drafted('2026-01-02'), '2026-01-03'), '2026-01-04', everyone);
const start = { chain: { seq: 0, hash: '' as const }, textHash: sha256('the lease') };

describe('the chain of a packet’s events [D48] [R17]', () => {
  const { chain, events } = chainEvents(start, story.events, sha256);

  it('numbers them and binds each to the one before it', () => {
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events[0]?.before).toBe('');
    events.slice(1).forEach((event, index) => {
      const before = events[index];
      expect(event.before).toBe(before && sha256(eventText(before)));
    });
    expect(chain).toEqual({ seq: events.length, hash: sha256(eventText(events.at(-1) as PacketEvent)) });
    for (const event of events) expect(PacketEvent.parse(event)).toEqual(event);
  });

  it('goes on where it ended', () => {
    const half = chainEvents(start, story.events.slice(0, 3), sha256);
    const rest = chainEvents({ ...start, chain: half.chain }, story.events.slice(3), sha256);
    expect([...half.events, ...rest.events]).toEqual(events);
    expect(rest.chain).toEqual(chain);
    expect(chainEvents({ ...start, chain }, [], sha256)).toEqual({ chain, events: [] });
  });

  it('has another end when any event is another one', () => {
    const changed = story.events.map((event, index) =>
      index === 2 ? { ...event, at: '2026-01-04T17:00:00.001Z' } : event,
    );
    expect(chainEvents(start, changed, sha256).chain.hash).not.toBe(chain.hash);
    expect(chainEvents({ ...start, textHash: sha256('another') }, story.events, sha256).chain.hash).not.toBe(
      chain.hash,
    );
  });
});
