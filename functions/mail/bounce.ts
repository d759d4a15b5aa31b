import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod';
import { normalizeEmail } from '../../shared/domain/text';
import { invitationOf } from '../common/leases/invitation-tags';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { logger } from '../runtime/logger';
import { noteBounce } from './note-bounce';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** The parts we read of what SES publishes about a returned mail. */
const mail = z.object({ tags: z.unknown().optional() }).optional();
const MailEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }),
    mail,
  }),
  z.object({
    eventType: z.literal('Complaint'),
    complaint: z.object({ complainedRecipients: Recipients }),
    mail,
  }),
]);

/** Undefined for plain text, such as SES's test message to a new topic. */
function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

/** Addresses that mail will never reach; a full mailbox or a slow server does not count. */
function unreached(message: string): { addresses: string[]; tags?: unknown } {
  const told = parsed(message);
  if (told === undefined) return { addresses: [] };
  const event = MailEvent.parse(told);
  const recipients =
    event.eventType === 'Complaint' ? event.complaint.complainedRecipients : event.bounce.bouncedRecipients;
  if (event.eventType === 'Bounce' && event.bounce.bounceType !== 'Permanent') return { addresses: [] };
  return { addresses: recipients.map(({ emailAddress }) => emailAddress), tags: event.mail?.tags };
}

/** Marks accounts and leases whose mail bounced for good or was called spam. A repeat does no harm. */
export const markBouncesWith =
  (given: () => Deps) =>
  async ({ Records }: SNSEvent): Promise<{ marked: number }> => {
    const deps = given();
    const mails = Records.map(({ Sns }) => unreached(Sns.Message));
    const addresses = mails.flatMap((mail) => mail.addresses);
    const now = deps.clock.now();
    for (const address of addresses)
      await deps.accounts.markBouncing({ email: normalizeEmail(address), now });
    for (const { tags } of mails) {
      const invitation = invitationOf(tags);
      if (invitation) await noteBounce(invitation, deps);
    }
    logger.info('marked bounces', { marked: addresses.length });
    return { marked: addresses.length };
  };

export const handler = markBouncesWith(depsFromEnv());
