import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Clock } from '../../../functions/gateways/clock';
import type { Ids } from '../../../functions/gateways/ids';
import type { Mail } from '../../../functions/gateways/mail/mail';
import { writeAtomically } from '../atomic-file';

const SentMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** An iCalendar file that goes along. */
  calendar: z.string().optional(),
  sentAt: z.string(),
});
/** A mail as GET /local/outbox returns it (decisions, Running on one machine). */
export type SentMail = z.infer<typeof SentMail>;

export type Outbox = Mail & {
  /** Newest first. */
  list(): Promise<SentMail[]>;
};

const nowhere = '.decoy';

function parse(text: string): SentMail | undefined {
  try {
    return SentMail.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** One file per mail, written before the mail counts as sent. A decoy costs the same write, unlisted. */
export async function openOutbox({
  folder,
  clock,
  ids,
}: {
  folder: string;
  clock: Clock;
  ids: Ids;
}): Promise<Outbox> {
  await mkdir(folder, { recursive: true });
  return {
    async send({ to, subject, text, html, calendar }) {
      const id = ids.next('mal');
      const mail: SentMail = {
        id,
        to: to ?? '',
        subject,
        text,
        html,
        ...(calendar !== undefined && { calendar }),
        sentAt: clock.now().toISOString(),
      };
      const name = to === undefined ? nowhere : `${id}.json`;
      await writeAtomically(join(folder, name), JSON.stringify(mail), { mode: 0o600 });
    },
    async list() {
      const names = (await readdir(folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse();
      const mails = await Promise.all(
        names.map(async (name) => parse(await readFile(join(folder, name), 'utf8'))),
      );
      return mails.filter((mail) => mail !== undefined);
    },
  };
}
