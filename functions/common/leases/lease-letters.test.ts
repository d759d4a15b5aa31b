import { expect, it } from 'vitest';
import type { Signer } from '../../../shared/domain/leases/packet';
import { askToSign, notifyVoid, remindToSign } from './lease-letters';

type Paper = Parameters<typeof askToSign>[1];

const context = {
  organization: { organizationId: 'org_one', name: 'Northgate Homes' },
  place: '12 Maple Street, Unit 1A, Ames',
  now: new Date('2026-06-15T12:00:00.000Z'),
};
const paperOf = (role: Signer['role'], term = 1, version = 1) =>
  ({
    signer: { role, name: 'Nora Whitaker' },
    packet: { term, version, sent: { on: '2026-06-12' }, expiresOn: '2026-07-15' },
    address: 'https://keystead.test/sign',
  }) as Paper;

it.each([
  ['tenant', 'as a tenant'],
  ['co-signer', 'as a co-signer'],
  ['owner', 'as the owner'],
  ['agent', 'as the owner’s agent'],
] as const)('asks a %s to sign %s', (role, words) => {
  expect(askToSign(context, paperOf(role)).paragraphs).toEqual([
    'Hi Nora Whitaker,',
    `Northgate Homes sent you a lease to sign ${words} for ${context.place}. Sign by Jul 15, 2026. You don’t need an account.`,
  ]);
});

it('calls a later term a renewal, and says of a reminder that the earlier link works, too', () => {
  const letter = remindToSign(context, paperOf('tenant', 2));
  expect(letter.paragraphs[1]).toContain('sent you a lease renewal to sign');
  expect(letter.paragraphs.slice(2)).toEqual([
    'It was sent on Jun 12, 2026.',
    'The link in our earlier email still works, too.',
  ]);
  expect(letter).toMatchObject({
    subject: 'A lease still needs your signature',
    button: { label: 'Read and sign', address: 'https://keystead.test/sign' },
  });
});

it.each([askToSign, remindToSign])('says which version it is, where there was one before', (write) => {
  const said = 'This is version 3, sent on Jun 12, 2026. It replaces the one before it.';
  expect(write(context, paperOf('tenant', 1, 3)).paragraphs[2]).toBe(said);
  expect(write(context, paperOf('tenant')).paragraphs.join(' ')).not.toContain('version');
});

it.each([
  ['declined', 'The lease for {} won’t be signed as it is. Someone who was asked to sign declined.'],
  ['expired', 'The deadline to sign the lease for {} has passed.'],
  ['voided', 'Northgate Homes withdrew the lease for {}.'],
  ['lease-ended', 'Northgate Homes withdrew the lease for {}.'],
] as const)('says why there is nothing left to sign: %s', (why, words) => {
  const { signer, packet } = paperOf('tenant');
  const voided = { ...packet, voided: { why } } as Paper['packet'];
  expect(notifyVoid(context, { signer, packet: voided })).toEqual({
    subject: 'A lease you were asked to sign was withdrawn',
    paragraphs: [
      'Hi Nora Whitaker,',
      `${words.replace('{}', context.place)} Your link no longer works, and any signature you gave doesn’t count.`,
    ],
    closing: ['If you have questions, please ask Northgate Homes.'],
  });
});

it.each(['owner', 'agent'] as const)('tells an %s who declined, and never to ask himself', (role) => {
  const { signer, packet } = paperOf(role);
  const voided = { ...packet, voided: { why: 'declined' } } as Paper['packet'];
  const declined = { ...signer, name: 'Elias Osei' };
  const { paragraphs, closing } = notifyVoid(context, { signer, packet: voided, declined });
  expect(paragraphs[1]).toMatch(/^Elias Osei declined to sign the lease for /);
  expect(closing).toEqual(['The reason is on the lease’s page. You can make a new version there.']);
});

it('does not tell a tenant who declined', () => {
  const { signer, packet } = paperOf('tenant');
  const voided = { ...packet, voided: { why: 'declined' } } as Paper['packet'];
  const declined = { ...signer, name: 'Elias Osei' };
  expect(JSON.stringify(notifyVoid(context, { signer, packet: voided, declined }))).not.toContain('Elias');
});
