import * as z from 'zod';
import { limits } from '../limits';

/** Messages between the landlord and one person of an application; with it they go. */
export const messageLimits = { characters: 2000, most: 200 } as const;

export const messageSides = ['landlord', 'applicant'] as const;
export type MessageSide = (typeof messageSides)[number];

/** `name` is the staff member’s, or the applicant’s; UTC instant. */
export const Message = z.object({
  by: z.enum(messageSides),
  name: z.string().max(limits.textCharacters),
  at: z.string(),
  text: z.string().max(messageLimits.characters),
});
export type Message = z.infer<typeof Message>;

/** How many there are, and who wrote the last one. */
export const MessageCount = z.object({ count: z.number().int(), by: z.enum(messageSides) });
export type MessageCount = z.infer<typeof MessageCount>;

/** The count with one more; undefined when there are as many as are kept. */
export const withMessage = (
  messages: MessageCount | undefined,
  by: MessageSide,
): MessageCount | undefined => {
  const count = (messages?.count ?? 0) + 1;
  return count > messageLimits.most ? undefined : { count, by };
};
