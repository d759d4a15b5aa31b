import { describe, expect, it } from 'vitest';
import {
  bankAccountChanged,
  bankLinkOpened,
  bankReady,
  invitationAccepted,
  isOwnPath,
  messageTypes,
  notificationTypes,
  planFull,
  tenantJoined,
} from './notifications';

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
    tenantJoined({ name: 'Ada Byron', userRoleId: 'rol_1' }),
    planFull({ what: 'units', limit: 4 }),
  ])('$title leads to a place of the product', ({ link }) => {
    expect(isOwnPath(link)).toBe(true);
  });

  it.each([
    bankLinkOpened({ organization: 'Win big at evil.test' }),
    bankAccountChanged({
      organization: 'Win big at evil.test',
      bank: { name: 'BANK evil.test', last4: '6789' },
    }),
    bankAccountChanged({ organization: 'Win big at evil.test', bank: undefined }),
  ])('an owner reads who did it and what to do, and no stranger’s link: $title', (text) => {
    expect(JSON.stringify(text)).not.toContain('evil.test');
    expect(text.title).not.toContain('evil');
    expect(text.description).toContain('Win big at evil test');
    expect(text.description).toContain('on a number you already have, before the next payment');
    expect(text).toMatchObject({ link: '', type: 'bank', messageType: 'warning' });
  });

  it('an owner reads which account it is now, or that there is none', () => {
    const bank = { name: 'First Bank', last4: '6789' };
    const changed = (now: typeof bank | undefined) =>
      bankAccountChanged({ organization: 'Northgate', bank: now }).description;
    expect(changed(bank)).toMatch(
      /^Northgate now pays your rent to the account ending in 6789 at First Bank\./,
    );
    expect(changed(undefined)).toMatch(/^The bank account that Northgate pays your rent to was removed\./);
    expect(bankAccountChanged({ organization: 'Northgate', bank })).toMatchObject({
      title: 'The bank account for your rent payments changed',
      messageType: 'warning',
      type: 'bank',
      link: '',
    });
  });

  it('a manager reads that a tenant has an account, and finds the tenant there', () => {
    expect(tenantJoined({ name: 'Ada Byron', userRoleId: 'rol 1' })).toEqual({
      title: 'A tenant has an account',
      description: 'Ada Byron can see the lease and the home here now.',
      messageType: 'success',
      type: 'people',
      link: '/tenants-LoginData?id=rol%201',
    });
  });

  it.each([
    ['units', 1, 'unit', '1 unit'],
    ['units', 50, 'unit', '50 units'],
    ['properties', 1, 'property', '1 property'],
    ['properties', 10, 'property', '10 properties'],
  ] as const)(
    'names the limit of %s, %i, that is reached, and leads to the plans',
    (what, limit, one, all) => {
      expect(planFull({ what, limit })).toEqual({
        title: `Your plan’s ${one} limit is reached`,
        description: `All ${all} of your plan are in use. A larger plan makes room for more.`,
        messageType: 'warning',
        type: 'plan',
        link: '/subscriptionPay',
      });
    },
  );
});

it('has the spec’s types and classes, and five types of ours', () => {
  expect(messageTypes).toEqual(['success', 'info', 'warning', 'danger']);
  expect(notificationTypes).toEqual([
    'service_request',
    'payment',
    'application',
    'message',
    'people',
    'bank',
    'plan',
    'setup',
    'lease',
  ]);
});
