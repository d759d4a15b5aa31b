import { layOut } from '../gateways/mail-layout';
import type { Deps } from '../runtime/deps/deps';
import type { OutboxEntry } from '../table/outbox/record';
import type { Composed } from './composed';
import { tellPlan } from './tell-plan';
import { writeNotificationMail } from './write-notification-mail';

/** What an entry of the outbox says to its reader as of now; undefined when the reader is gone. */
export function composeEntry(entry: OutboxEntry, deps: Deps): Promise<Composed | undefined> {
  const { message } = entry;
  if (message.kind === 'letter') return Promise.resolve({ mail: { to: message.to, ...layOut(message) } });
  return message.kind === 'plan'
    ? tellPlan({ ...entry, message }, deps)
    : writeNotificationMail({ ...entry, message }, deps);
}
