import type { Deps } from '../runtime/deps/deps';
import type { OutboxEntry } from '../table/outbox/record';
import type { Composed } from './composed';
import { tellPlan } from './tell-plan';
import { writeNotificationMail } from './write-notification-mail';

/** The mail of an outbox entry as of now; undefined when its reader is gone. */
export function composeEntry(entry: OutboxEntry, deps: Deps): Promise<Composed | undefined> {
  const { message } = entry;
  return message.kind === 'plan'
    ? tellPlan({ ...entry, message }, deps)
    : writeNotificationMail({ ...entry, message }, deps);
}
