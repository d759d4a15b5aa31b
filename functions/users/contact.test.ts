import { describe, expect, it } from 'vitest';
import { openUsers } from '../../test/support/test-world/users';

const message = { name: 'Jane', email: 'Jane@demo.test', subject: 'Hello', message: 'One line\nand another' };

describe('contact', () => {
  it('mails the company, which can answer [API-24]', async () => {
    const { call, mails } = await openUsers();
    expect((await call('contact', { body: message })).json).toEqual({ success: 1 });
    expect(mails).toMatchObject([
      { to: 'office@keystead.test', replyTo: 'jane@demo.test', subject: '[Keystead] Hello' },
    ]);
    expect(mails[0]?.text).toContain('One line\nand another');
  });

  it('asks for an address it could answer to', async () => {
    const { call, mails } = await openUsers();
    const { status, json } = await call('contact', { body: { ...message, email: 'jane@demo' } });
    expect([status, json]).toMatchObject([422, { error: { fields: { email: 'Invalid email address' } } }]);
    expect(mails).toEqual([]);
  });

  it('thanks a program that fills in the hidden field, and mails nothing [LND-10]', async () => {
    const { call, mails } = await openUsers();
    const { status, json } = await call('contact', { body: { ...message, website: 'https://spam.test' } });
    expect([status, json]).toEqual([200, { success: 1 }]);
    expect(mails).toEqual([]);
    await call('contact', { body: { ...message, website: '' } });
    expect(mails).toHaveLength(1);
  });

  it('keeps markup text and a subject one line', async () => {
    const { call, mails } = await openUsers();
    const hostile = '<script>alert(1)</script>"\'&';
    await call('contact', { body: { ...message, subject: 'a\r\nBcc: x@demo.test', message: hostile } });
    expect(mails[0]?.subject).toBe('[Keystead] a Bcc: x@demo.test');
    expect(mails[0]?.html).not.toContain('<script>');
    expect(mails[0]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
    expect(mails[0]?.text).toContain(hostile);
  });
});
