import { defined } from '../../../shared/domain/defined';
import type { NotificationText } from '../../../shared/domain/notifications/notifications';
import { choiceFor } from '../../../shared/domain/people/profile';
import type { Deps } from '../../runtime/deps/deps';
import type { Account } from '../../table/accounts/record';
import type { NewNotification } from '../../table/notifications/writes';
import type { Organization } from '../../table/organizations/record';

/** `source` names the event, so that nobody hears of it twice. */
type Event = { readonly source: string; readonly text: NotificationText; readonly now: Date };

/** Tells one person as they chose: under the bell of each role, and by one mail. */
function notifyAsChosen(
  { userId, notificationChoices }: Pick<Account, 'userId' | 'notificationChoices'>,
  roles: readonly { organizationId: string; userRoleId: string }[],
  event: Event,
): NewNotification[] {
  const { bell, mail } = choiceFor(notificationChoices, event.text.type);
  return roles
    .map(({ organizationId, userRoleId }, index) => ({
      organizationId,
      userRoleId,
      ...event,
      ...(!bell && { bell }),
      ...defined({ mailTo: mail && index === 0 ? userId : undefined }),
    }))
    .filter((one) => bell || one.mailTo !== undefined);
}

type Head = Awaited<ReturnType<Deps['accounts']['byId']>>;

/** `notifyHead` for a caller that has read the head's account; nothing when there is no head. */
export function notifyKnownHead(
  head: Head,
  { organizationId, ...event }: Event & { readonly organizationId: string },
): NewNotification[] {
  if (!head) return [];
  const roles = head.roles.filter((role) => role.organizationId === organizationId);
  return notifyAsChosen(head.account, roles, event);
}

/** What to tell the organization's head, in each role there. The store that writes the event takes it. */
export async function notifyHead(
  { organization, ...event }: Event & { organization: Pick<Organization, 'organizationId' | 'adminUserId'> },
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<NewNotification[]> {
  const { organizationId, adminUserId } = organization;
  return notifyKnownHead(await accounts.byId(adminUserId), { organizationId, ...event });
}

/** What to tell one person in one role. */
export async function notifyPerson(
  {
    organizationId,
    userRoleId,
    userId,
    ...event
  }: Event & { organizationId: string; userRoleId: string; userId: string },
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<NewNotification[]> {
  const person = (await accounts.byId(userId))?.account ?? { userId };
  return notifyAsChosen(person, [{ organizationId, userRoleId }], event);
}

type Payer = { readonly userRoleId: string; readonly userId: string };

/** Tells the payer under the bell and by mail, whatever they chose: it is about money from their account. */
export const notifyPayer = (
  { organizationId, payer }: { readonly organizationId: string; readonly payer: Payer },
  event: Event,
): NewNotification[] => [
  { organizationId, userRoleId: payer.userRoleId, mailTo: payer.userId, isNeeded: true, ...event },
];
