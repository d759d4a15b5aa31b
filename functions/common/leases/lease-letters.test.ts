import { expect, it } from 'vitest';
import type { Signer } from '../../../shared/domain/leases/packet';
import { askToSign, remindToSign, tellVoid } from './lease-letters';

type Paper = Parameters<typeof askToSign>[1];

const context = {
  organization: { organizationId: 'org_one', name: 'Northgate Homes' },
  place: '12 Maple Street, Unit 1A, Ames',
  now: new Date('2026-06-15T12:00:00.000Z'),
};
const paperOf = (role: Signer['role'], term = 1) =>
  ({
    signer: { role, name: 'Nora Whitaker' },
    packet: { term, expiresOn: '2026-07-15' },
    address: 'https://keystead.test/sign',
  }) as Paper;

it.each([
  ['tenant', 'as a tenant'],
  ['co-signer', 'as a co-signer'],
  ['owner', 'as the owner'],
  ['agent', 'as the owner’s agent'],
] as const)('asks a %s to sign %s', (role, words) => {
  expect(askToSign(context, paperOf(role)).paragraphs).toEqual([
    'Hello Nora Whitaker,',
    `Northgate Homes asks you to read and sign the lease for ${context.place}, ${words}. You can do so until Jul 15, 2026. No account is needed.`,
  ]);
});

it('calls a later term a renewal, and says of a reminder that its link is the one that counts', () => {
  const letter = remindToSign(context, paperOf('tenant', 2));
  expect(letter.paragraphs[1]).toContain('sign the renewal of the lease for');
  expect(letter.paragraphs[2]).toBe('This link replaces the one in our earlier email.');
  expect(letter).toMatchObject({
    subject: 'A lease is still waiting for your signature',
    button: { label: 'Read and sign', address: 'https://keystead.test/sign' },
  });
});

it.each([
  ['declined', 'The lease for {} will not be signed as it is: someone who was asked to sign declined.'],
  ['expired', 'The time to sign the lease for {} is over.'],
  ['voided', 'Northgate Homes withdrew the lease for {}.'],
  ['lease-ended', 'Northgate Homes withdrew the lease for {}.'],
] as const)('says why there is nothing left to sign: %s', (why, words) => {
  const { signer, packet } = paperOf('tenant');
  const voided = { ...packet, voided: { why } } as Paper['packet'];
  expect(tellVoid(context, { signer, packet: voided })).toEqual({
    subject: 'A lease you were asked to sign was withdrawn',
    paragraphs: [
      'Hello Nora Whitaker,',
      `${words.replace('{}', context.place)} Your link no longer works, and a signature you gave does not count.`,
    ],
    closing: ['If you have questions, please ask Northgate Homes.'],
  });
});
