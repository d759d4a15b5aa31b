import { defined } from '../../shared/domain/defined';
import { invitationTags } from '../common/leases/invitation-tags';
import { tieTenants } from '../common/tenants/tie-tenants';
import { layOut } from '../gateways/mail-layout';
import type { Deps } from '../runtime/deps/deps';
import type { OutboxEntry } from '../table/outbox/record';
import type { Composed } from './composed';
import { tellPlan } from './tell-plan';
import { writeGuessingMail } from './write-guessing-mail';
import { writeNotificationMail } from './write-notification-mail';

/** The mail of an outbox entry as of now; undefined when its reader is gone. */
export function composeEntry(entry: OutboxEntry, deps: Deps): Promise<Composed | undefined> {
  const { message } = entry;
  if (message.kind === 'letter') {
    const { to, replyTo, invites } = message;
    const tags = invites && invitationTags({ ...invites, organizationId: entry.organizationId });
    return Promise.resolve({ mail: { to, ...defined({ replyTo, tags }), ...layOut(message) } });
  }
  if (message.kind === 'plan') return tellPlan({ ...entry, message }, deps);
  if (message.kind === 'guessing') return writeGuessingMail({ ...entry, message }, deps);
  if (message.kind === 'tenants') return tieTenants({ ...entry, message }, deps);
  return writeNotificationMail({ ...entry, message }, deps);
}
