/** Without `to` it is a decoy: same work, nothing sent, so that an unknown address answers no faster. */
export type OutgoingMail = {
  readonly to: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** An iCalendar file that goes along. */
  readonly calendar?: string;
  /** The key of a logo in the bucket of files, which the HTML shows as `cid:logo`. */
  readonly logo?: string;
  /** Come back with a bounce. Values of at most 256 letters, digits, `-` and `_`. */
  readonly tags?: Readonly<Record<string, string>>;
};

/** Accepts a mail for delivery: by a queue with retries on AWS, into the outbox in local development. */
export type Mail = { send(mail: OutgoingMail): Promise<void> };
