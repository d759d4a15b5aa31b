import { defined } from '../../../shared/domain/defined';
import type { NotificationText } from '../../../shared/domain/notifications';
import { choiceFor } from '../../../shared/domain/profile';
import type { Deps } from '../../runtime/deps/deps';
import type { Account } from '../../table/accounts/record';
import type { NewNotification } from '../../table/notifications/writes';
import type { Organization } from '../../table/organizations/record';

/** `source` names the event: the same one tells nobody twice. */
type Event = { readonly source: string; readonly text: NotificationText; readonly now: Date };

/** The event told to one person in these roles as the person chose: under the bell of each, and by one mail. */
function toldAsChosen(
  { userId, notificationChoices }: Pick<Account, 'userId' | 'notificationChoices'>,
  roles: readonly { organizationId: string; userRoleId: string }[],
  event: Event,
): NewNotification[] {
  const { bell, mail } = choiceFor(notificationChoices, event.text.type);
  return roles
    .map(({ organizationId, userRoleId }, index) => ({
      ...{ organizationId, userRoleId, ...event },
      ...(!bell && { bell }),
      ...defined({ mailTo: mail && index === 0 ? userId : undefined }),
    }))
    .filter((one) => bell || one.mailTo !== undefined);
}

type Head = Awaited<ReturnType<Deps['accounts']['byId']>>;

/** `toldHead` for who has read the head's account already; nothing for a head that is not there. */
export function toldKnownHead(
  head: Head,
  { organizationId, ...event }: Event & { readonly organizationId: string },
): NewNotification[] {
  if (!head) return [];
  const roles = head.roles.filter((role) => role.organizationId === organizationId);
  return toldAsChosen(head.account, roles, event);
}

/** What the organization's head is told of an event, in each role held there; hand it to the store that makes the event be. */
export async function toldHead(
  { organization, ...event }: Event & { organization: Pick<Organization, 'organizationId' | 'adminUserId'> },
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<NewNotification[]> {
  const { organizationId, adminUserId } = organization;
  return toldKnownHead(await accounts.byId(adminUserId), { organizationId, ...event });
}

/** What one person is told in one role. */
export async function toldPerson(
  {
    organizationId,
    userRoleId,
    userId,
    ...event
  }: Event & { organizationId: string; userRoleId: string; userId: string },
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<NewNotification[]> {
  const person = (await accounts.byId(userId))?.account ?? { userId };
  return toldAsChosen(person, [{ organizationId, userRoleId }], event);
}
