import { type APIRequestContext, expect } from '@playwright/test';
import * as z from 'zod';

const Mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }));

/** The link's path in the newest mail to someone, as `/auth/…?token=…`. */
export async function linkMailedTo(request: APIRequestContext, to: string): Promise<string> {
  const response = await request.get('/local/outbox', { headers: { accept: 'application/json' } });
  const mail = Mails.parse(await response.json()).find((one) => one.to === to);
  const link = /https?:\/\/\S+\/auth\/\S+token=[\w-]+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`No link was mailed to ${to}`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

/** The newest address of a page that was mailed to someone, as its path with the rest; waits for the mail. */
export async function addressMailedTo(
  request: APIRequestContext,
  { to, page }: { to: string; page: string },
): Promise<string> {
  let found = '';
  await expect(async () => {
    const response = await request.get('/local/outbox', { headers: { accept: 'application/json' } });
    const mails = Mails.parse(await response.json()).filter((one) => one.to === to);
    const addresses = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    const urls = addresses.map((address) => new URL(address));
    const url = urls.find(({ pathname }) => pathname === page);
    found = url ? `${url.pathname}${url.search}` : '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

/** Mails to someone, newest first. */
export async function subjectsMailedTo(request: APIRequestContext, to: string): Promise<string[]> {
  const response = await request.get('/local/outbox', { headers: { accept: 'application/json' } });
  return Mails.parse(await response.json()).flatMap((mail) => (mail.to === to ? [mail.subject] : []));
}
