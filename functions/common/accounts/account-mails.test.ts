import { describe, expect, it } from 'vitest';
import { passwordChangedMail } from './password-changed-mail';
import {
  newRecoveryCodesMail,
  recoveryCodeUsedMail,
  secondFactorOffMail,
  secondFactorOnMail,
  wrongCodesMail,
} from './second-factor-mails';

const to = { firstName: 'Jane', siteUrl: 'https://keystead.test' };
const password = 'https://keystead.test/auth/forgotPwd';
const settings = 'https://keystead.test/user-settings?tab=two-step';

const used = (reader: typeof to) => recoveryCodeUsedMail({ ...reader, left: 3 });

describe('a mail about the safety of an account', () => {
  it.each([
    ['a new password', passwordChangedMail, 'set a new password now', password],
    ['two-step login on', secondFactorOnMail, 'which signs out every device', password],
    ['two-step login off', secondFactorOffMail, 'knows your password and had a code', password],
    ['new recovery codes', newRecoveryCodesMail, 'no longer work', password],
    ['a used recovery code', used, 'make new recovery codes', settings],
    ['wrong codes', wrongCodesMail, 'Set a new one now', password],
  ])('of %s says what to do if it was not its reader, and where', (_, write, words, address) => {
    const { text } = write(to);
    expect(text).toContain('Hi Jane,');
    expect(text).toContain('If it wasn’t you, ');
    expect(text).toContain(words);
    expect(text).toContain(address);
  });

  it.each([
    [0, 'It was the last one. Make new ones in your settings now.'],
    [1, '1 is left.'],
    [2, '2 are left.'],
  ])('says that of the recovery codes %i are left', (left, words) => {
    expect(recoveryCodeUsedMail({ ...to, left }).text).toContain(words);
  });
});
