import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod';
import { normalizeEmail } from '../../shared/domain/text';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { logger } from '../runtime/logger';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** The parts we read of what SES publishes about a returned mail. */
const MailEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }),
  }),
  z.object({ eventType: z.literal('Complaint'), complaint: z.object({ complainedRecipients: Recipients }) }),
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
function unreached(message: string): string[] {
  const told = parsed(message);
  if (told === undefined) return [];
  const event = MailEvent.parse(told);
  if (event.eventType === 'Complaint')
    return event.complaint.complainedRecipients.map(({ emailAddress }) => emailAddress);
  if (event.bounce.bounceType !== 'Permanent') return [];
  return event.bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress);
}

/** Marks accounts whose mail bounced for good or was reported as spam. Marking twice does no harm. */
export const markBouncesWith =
  (given: () => Deps) =>
  async ({ Records }: SNSEvent): Promise<{ marked: number }> => {
    const { clock, accounts } = given();
    const addresses = Records.flatMap(({ Sns }) => unreached(Sns.Message));
    const now = clock.now();
    for (const address of addresses) await accounts.markBouncing({ email: normalizeEmail(address), now });
    logger.info('marked bounces', { marked: addresses.length });
    return { marked: addresses.length };
  };

export const handler = markBouncesWith(depsFromEnv());
