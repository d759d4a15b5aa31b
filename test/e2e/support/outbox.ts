import type { APIRequestContext } from '@playwright/test';
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

/** Mails to someone, newest first. */
export async function subjectsMailedTo(request: APIRequestContext, to: string): Promise<string[]> {
  const response = await request.get('/local/outbox', { headers: { accept: 'application/json' } });
  return Mails.parse(await response.json()).flatMap((mail) => (mail.to === to ? [mail.subject] : []));
}
