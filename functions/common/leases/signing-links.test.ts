import { describe, expect, it } from 'vitest';
import { newSigningLink } from './signing-links';

const deps = { ids: { secret: () => 'secret' }, settings: { siteUrl: 'https://keystead.test' } } as never;
const linkUntil = (expiresOn: string) => {
  const packet = { term: 1, version: 1, expiresOn } as never;
  return newSigningLink({ packet, signer: { id: 'nora', role: 'tenant' } as never }, deps).link.expiresAt;
};

describe('a signing link [D48]', () => {
  it.each([
    ['works through the packet’s last day everywhere on earth', '2026-07-08', '2026-07-10T00:00:00.000Z'],
    ['also where that is far away', '2026-12-31', '2027-01-02T00:00:00.000Z'],
  ])('%s', (_, expiresOn, until) => {
    expect(linkUntil(expiresOn)).toBe(until);
  });
});
