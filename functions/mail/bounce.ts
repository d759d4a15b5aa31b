import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod';
import { normalizeEmail } from '../../shared/domain/text';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { logger } from '../runtime/logger';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** What SES publishes of a mail that came back, as far as we read it. */
const MailEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }),
  }),
  z.object({ eventType: z.literal('Complaint'), complaint: z.object({ complainedRecipients: Recipients }) }),
]);

/** Undefined for a plain sentence, such as the one by which SES tries a new topic. */
function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

/** Addresses that mail will not reach again; a full mailbox or a slow server is none. */
function unreached(message: string): string[] {
  const told = parsed(message);
  if (told === undefined) return [];
  const event = MailEvent.parse(told);
  if (event.eventType === 'Complaint')
    return event.complaint.complainedRecipients.map(({ emailAddress }) => emailAddress);
  if (event.bounce.bounceType !== 'Permanent') return [];
  return event.bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress);
}

/** Marks the accounts of addresses whose mail came back for good, or who called it spam. Marking twice does no harm. */
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
