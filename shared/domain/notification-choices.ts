import * as z from 'zod';

/** Where a person wants to be told of a kind: under the bell, and by mail too. Mails about money and safety go out whatever is chosen here. */
const NotificationChoice = z.object({ bell: z.boolean(), mail: z.boolean() });
export type NotificationChoice = z.infer<typeof NotificationChoice>;

/** What a person chose, by kind. */
export const NotificationChoices = z.object({
  people: NotificationChoice,
  bank: NotificationChoice,
  plan: NotificationChoice,
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;
