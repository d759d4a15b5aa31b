/** A mail to send. `to` undefined makes a decoy: the same work is done and nothing leaves (an unknown address must not answer faster). */
export type OutgoingMail = {
  readonly to: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
};

/** Accepts a mail for delivery; on AWS by a queue with retry, on one machine into the outbox. */
export type Mail = { send(mail: OutgoingMail): Promise<void> };
