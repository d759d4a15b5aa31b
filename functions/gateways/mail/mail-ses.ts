import { type Attachment, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { logoLimits } from '../../../shared/domain/settings/letterhead';
import type { Files } from '../files/files';
import { requests } from '../requests';
import type { Mail } from './mail';

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

const attached = (calendar: string): Attachment => ({
  FileName: 'invite.ics',
  ContentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  RawContent: new TextEncoder().encode(calendar),
});

/** The logo that the mail's HTML shows; a mail whose logo is gone shows its name instead. */
async function logoPart(key: string, files: Pick<Files, 'peek'>): Promise<Attachment[]> {
  const found = await files.peek(key, logoLimits.bytes);
  if (!found) return [];
  const type = key.endsWith('.png') ? 'png' : 'jpeg';
  return [
    {
      FileName: `logo.${type}`,
      ContentType: `image/${type}`,
      ContentDisposition: 'INLINE',
      ContentId: 'logo',
      RawContent: found.head,
    },
  ];
}

type SesMail = {
  readonly client?: SESv2Client;
  readonly from: string;
  /** Where logos lie. */
  readonly files: Pick<Files, 'peek'>;
};

/**
 * SES says itself when mails come faster than the account may send: the client slows down and tries again.
 */
export const pacedClient = (): SESv2Client =>
  new SESv2Client({ ...requests, retryMode: 'adaptive', maxAttempts: 8 });

/** A decoy ends here: nothing is sent. */
export const sesMail = ({ client = pacedClient(), from, files }: SesMail): Mail => ({
  send: async ({ to, subject, text, html, replyTo, calendar, logo, tags }) => {
    if (to === undefined) return;
    const attachments = [
      ...(calendar === undefined ? [] : [attached(calendar)]),
      ...(logo === undefined ? [] : await logoPart(logo, files)),
    ];
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
            ...(attachments.length > 0 && { Attachments: attachments }),
          },
        },
      }),
    );
  },
});
