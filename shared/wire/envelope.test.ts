import { expect, it } from 'vitest';
import { Envelope, envelopeForm, sealedFields } from './envelope';

it.each([
  [{ data: 'AAEC', iv: 'AA==' }, true],
  [{ data: 'AAEC', iv: 'AA==', more: 1 }, false],
  [{ data: 'AAEC' }, false],
  [{ data: '', iv: 'AA==' }, false],
  [{ data: 'AA-_', iv: 'AA==' }, false],
  [{ data: 'A\nA', iv: 'AA==' }, false],
  [{ data: ['AAEC'], iv: 'AA==' }, false],
  [null, false],
  ['AAEC', false],
])('%j is an envelope: %s [API-02]', (body, taken) => expect(Envelope.safeParse(body).success).toBe(taken));

it('is AES-256-CBC: a key of 32 bytes, an IV of 16 [API-02]', () => {
  expect(envelopeForm).toEqual({ keyBytes: 32, ivBytes: 16, blockBytes: 16 });
});

it('seals data or results of an answer [API-04]', () => expect(sealedFields).toEqual(['data', 'results']));
