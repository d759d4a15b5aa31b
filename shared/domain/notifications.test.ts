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
  ])('an owner reads who did it and what to do, and nobody’s words in the subject: $title', (text) => {
    expect(text.title).not.toContain('evil.test');
    expect(text.description).toContain('Win big at evil.test');
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
  });

  it('names the limit that is reached', () => {
    expect(planFull({ what: 'properties', limit: 1 }).description).toContain('All 1 property of your plan');
    expect(planFull({ what: 'units', limit: 50 })).toMatchObject({
      title: 'Your plan’s unit limit is reached',
      messageType: 'warning',
    });
  });
});

it('has the spec’s types and classes, and four types of ours', () => {
  expect(messageTypes).toEqual(['success', 'info', 'warning', 'danger']);
  expect(notificationTypes).toEqual([
    ...['service_request', 'payment', 'application', 'message'],
    ...['people', 'bank', 'plan', 'lease'],
  ]);
});
