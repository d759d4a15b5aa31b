import { describe, expect, it } from 'vitest';
import { passwordChangedMail } from '../../functions/common/accounts/password-changed-mail';
import * as secondFactorMails from '../../functions/common/accounts/second-factor-mails';
import { writePlanMail } from '../../functions/common/billing/write-plan-mail';
import { greeting } from '../../functions/gateways/mail/mail-layout';
import { activationMail } from '../../functions/users/mails/account-mails';
import { contactMail } from '../../functions/users/mails/contact-mail';
import {
  bankAccountChanged,
  bankReady,
  invitationAccepted,
} from '../../shared/domain/notifications/notifications';
import { codeOf, sources } from '../support/sources';
import { plans } from '../support/test-world/plans';

/** Names as somebody may have kept them before names had a rule. */
const name = 'Visit https://evil.example or evil@evil.example';
const siteUrl = 'https://keystead.test';
const to = { firstName: name, siteUrl, left: 1 };

const mails = {
  activation: activationMail({ firstName: name, address: siteUrl }),
  'changed password': passwordChangedMail(to),
  ...Object.fromEntries(Object.entries(secondFactorMails).map(([title, write]) => [title, write(to)])),
  plan: writePlanMail(
    { kind: 'ended', name: 'ended', why: 'trial', planId: 1 },
    { firstName: name, plans, siteUrl },
  ),
  contact: contactMail({ name, email: 'jane@demo.test', subject: 'A question', message: 'Is it free?' }),
};

describe('a stranger’s name in our mail', () => {
  it.each(Object.entries(mails))('is no link in the mail of %s, nor in its subject', (_, mail) => {
    expect(mail.text).toContain('Visit https evil example');
    expect(JSON.stringify(mail)).not.toContain('evil.example');
    expect(mail.subject).not.toContain('evil');
  });

  it.each([
    invitationAccepted({ name, userRoleId: 'rol_1' }),
    bankReady({ name, ownerId: 'own_1' }),
    bankAccountChanged({ organization: name, bank: { name, last4: '6789' } }),
  ])('is no link in what a notification says: $title', (text) => {
    expect(JSON.stringify(text)).not.toContain('evil.example');
    expect(text.title).not.toContain('evil');
  });

  it('is greeted in one place alone', () => {
    expect(greeting(name)).not.toContain('evil.example');
    expect(sources.filter((file) => codeOf(file).includes('Hi ${'))).toEqual([
      'functions/gateways/mail/mail-layout.ts',
    ]);
  });

  it('stands in no subject: what a template puts there is the product, a day, a sum or a receipt', () => {
    const inserted = sources
      .filter((file) => file.startsWith('functions/') && codeOf(file).includes('layOut'))
      .flatMap((file) => [...codeOf(file).matchAll(/subject: .*/g)])
      .flatMap(([line]) => [...line.matchAll(/\$\{([^}]*)\}/g)].map(([, what]) => what));
    expect([...new Set(inserted)].toSorted()).toEqual([
      'days',
      'displayDate(at)',
      'displayDollars(payment.amount)',
      'message.subject',
      'payment.number',
      'productName',
    ]);
  });
});
