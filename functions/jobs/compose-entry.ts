import { defined } from '../../shared/domain/defined';
import { invitationTags } from '../common/leases/invitation-tags';
import { mailHead } from '../common/letterhead/mail-head';
import { tenantInvitation } from '../common/people/own-invitation';
import { tieSigner, tieTenants } from '../common/tenants/tie-tenants';
import { layOut } from '../gateways/mail/mail-layout';
import type { Deps } from '../runtime/deps/deps';
import type { EntryOf, OutboxEntry } from '../table/outbox/record';
import type { Composed } from './composed';
import { tellPlan } from './tell-plan';
import { writeGuessingMail } from './write-guessing-mail';
import { writeNotificationMail } from './write-notification-mail';

/** A letter; the one with a tenant's signed lease invites them as well. */
async function composeLetter(entry: EntryOf<'letter'>, deps: Deps): Promise<Composed> {
  const { to, replyTo, calendar, invites, tenant } = entry.message;
  const tags = invites && invitationTags({ ...invites, organizationId: entry.organizationId });
  const address = tenant && (await tieSigner(entry, deps));
  const head = await mailHead({ organizationId: entry.organizationId }, deps);
  const second = address === undefined ? undefined : tenantInvitation(address);
  return {
    mail: { to, ...defined({ replyTo, calendar, tags }), ...layOut({ ...entry.message, second }, head) },
  };
}

/** The mail of an outbox entry as of now; undefined when its reader is gone. */
export async function composeEntry(entry: OutboxEntry, deps: Deps): Promise<Composed | undefined> {
  const { message } = entry;
  if (message.kind === 'letter') return composeLetter({ ...entry, message }, deps);
  if (message.kind === 'plan') return tellPlan({ ...entry, message }, deps);
  if (message.kind === 'guessing') return writeGuessingMail({ ...entry, message }, deps);
  if (message.kind === 'tenants') {
    await tieTenants({ ...entry, message }, deps);
    return undefined;
  }
  return writeNotificationMail({ ...entry, message }, deps);
}
