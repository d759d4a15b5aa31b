import * as z from 'zod';

/** In the app and by mail. Mails about money and safety go out whatever the person chose. */
const NotificationChoice = z.object({ bell: z.boolean(), mail: z.boolean() });
export type NotificationChoice = z.infer<typeof NotificationChoice>;

export const NotificationChoices = z.object({
  people: NotificationChoice,
  bank: NotificationChoice,
  plan: NotificationChoice,
  /** Choices from before it have none. */
  setup: NotificationChoice.default({ bell: true, mail: true }),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;
