import { createDecipheriv } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealed } from '../support/api-event';
import { dealt, numberFrom } from '../support/sampling';
import { counts } from './counts';
import { call } from './support/call';
import { seeded } from './support/hostile';
import { lastByteByPadding, type Probe } from './support/padding-oracle';
import { sampleInput, sceneOf, someOf, walked } from './support/scene';
import { envelopeText, type Sealed, tamperedText } from './support/tamper';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

const bytes = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

/** A good sealed body of at least three blocks. */
function goodEnvelope(): Sealed {
  const { data, iv }: { data: string; iv: string } = JSON.parse(
    sealed({ email: 'somebody@north.test', password: 'a password of some length' }, world.envelopeKey),
  );
  return { data: bytes(data), iv: bytes(iv) };
}

const withBody = walked.filter(({ row }) => row.body !== undefined);

describe.each(someOf(withBody, 'tampered').map((entry) => [entry.title, entry] as const))(
  'R9 %s',
  (_, entry) => {
    it(`answers ${counts.tamperings} spoilt ciphertexts with one and the same 400 [API-02]`, async () => {
      const { mySession } = await sceneOf('orgAdmin', { world });
      const random = seeded(numberFrom(entry.title));
      const good = goodEnvelope();
      const answers = new Set<string>();
      for (let index = 0; index < counts.tamperings; index += 1) {
        const reply = await call(world, entry, {
          raw: tamperedText(good, index, random),
          token: mySession.token,
        });
        answers.add(`${reply.status} ${reply.text}`);
      }
      expect([...answers]).toHaveLength(1);
      expect([...answers][0]).toMatch(/^400 .*"malformed"/);
    });
  },
);

const bearing = withBody.filter(({ row }) => row.auth.kind === 'bearer');

describe.each(someOf(bearing, 'opened').map((entry) => [entry.title, entry] as const))(
  'R9 %s',
  (_, entry) => {
    it('never lets an opened body stand in for a login', async () => {
      const scene = await sceneOf('orgAdmin', { world });
      const reply = await call(world, entry, await sampleInput(entry, { world, scene }));
      expect(reply.status).toBe(401);
    });
  },
);

describe('R9 the padding oracle', () => {
  const leaky: Probe = async (data, iv) => {
    const decipher = createDecipheriv('aes-256-cbc', world.envelopeKey, iv);
    try {
      decipher.update(data);
      decipher.final();
      return '422';
    } catch {
      return '500';
    }
  };

  it('is one that works: a server that tells padding from JSON gives the last byte away', async () => {
    const { data } = goodEnvelope();
    expect(await lastByteByPadding(data, leaky)).toBe(paddingOf(data));
  });

  it.each(dealt(withBody, { count: counts.oracles }).map((entry) => [entry.title, entry] as const))(
    'learns nothing from %s',
    async (_, entry) => {
      const { mySession } = await sceneOf('orgAdmin', { world });
      const probe: Probe = async (data, iv) => {
        const reply = await call(world, entry, { raw: envelopeText({ data, iv }), token: mySession.token });
        return `${reply.status} ${reply.text}`;
      };
      expect(await lastByteByPadding(goodEnvelope().data, probe)).toBeUndefined();
    },
  );

  const paddingOf = (data: Uint8Array): number => {
    const decipher = createDecipheriv('aes-256-cbc', world.envelopeKey, data.slice(-32, -16));
    decipher.setAutoPadding(false);
    return decipher.update(data.slice(-16)).at(-1) ?? 0;
  };
});
