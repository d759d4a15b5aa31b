import { describe, expect, it } from 'vitest';
import { bankReady, invitationAccepted, isOwnPath, planFull } from './notifications';

describe('isOwnPath', () => {
  it.each(['/', '/user-subscription', '/ownerBankInfo?owner=own_1&id=2'])(
    'stays in the product with %s',
    (link) => {
      expect(isOwnPath(link)).toBe(true);
    },
  );

  it.each([
    '',
    'https://else.test',
    '//else.test',
    '/\\else.test',
    '/a b',
    '/a\n',
    'javascript:alert(1)',
    'path',
  ])('does not follow %j', (link) => {
    expect(isOwnPath(link)).toBe(false);
  });
});

describe('what people are told', () => {
  it.each([
    invitationAccepted({ name: 'Mia Stone', userRoleId: 'rol_1' }),
    bankReady({ name: 'Olga Owner', ownerId: 'own_1' }),
    planFull({ what: 'units', limit: 4 }),
  ])('$title leads to a place of the product', ({ link }) => {
    expect(isOwnPath(link)).toBe(true);
  });

  it('names the limit that is reached', () => {
    expect(planFull({ what: 'properties', limit: 1 }).description).toContain('All 1 property of your plan');
    expect(planFull({ what: 'units', limit: 50 })).toMatchObject({
      title: 'Your plan’s unit limit is reached',
      messageType: 'warning',
    });
  });
});
