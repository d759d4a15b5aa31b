import type { Deps } from '../runtime/deps/deps';
import type { OutboxEntry } from '../table/outbox/record';
import type { Composed } from './composed';
import { tellPlan } from './tell-plan';
import { writeNotificationMail } from './write-notification-mail';

/** What an entry of the outbox says to its reader as of now; undefined when the reader is gone. */
export function composeEntry(entry: OutboxEntry, deps: Deps): Promise<Composed | undefined> {
  const { message } = entry;
  return message.kind === 'plan'
    ? tellPlan({ ...entry, message }, deps)
    : writeNotificationMail({ ...entry, message }, deps);
}
