import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { requests } from '../requests';
import type { Mail } from './mail';

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

const attached = (calendar: string) => ({
  FileName: 'invite.ics',
  ContentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  RawContent: new TextEncoder().encode(calendar),
});

/**
 * SES says itself when mails come faster than the account may send: the client slows down and tries again.
 */
export const pacedClient = (): SESv2Client =>
  new SESv2Client({ ...requests, retryMode: 'adaptive', maxAttempts: 8 });

/** A decoy ends here: nothing is sent. */
export const sesMail = ({ client = pacedClient(), from }: { client?: SESv2Client; from: string }): Mail => ({
  send: async ({ to, subject, text, html, replyTo, calendar, tags }) => {
    if (to === undefined) return;
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
        ...(tags && { EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })) }),
        Content: {
          Simple: {
            Subject: utf8(subject),
            Body: { Text: utf8(text), Html: utf8(html) },
            ...(calendar !== undefined && { Attachments: [attached(calendar)] }),
          },
        },
      }),
    );
  },
});
