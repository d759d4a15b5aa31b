import type { NotificationText } from '../../shared/domain/notifications';
import type { NewNotification } from '../table/notifications';
import type { Organisation } from '../table/organisations';
import type { Deps } from './deps';

type Event = {
  readonly organisation: Pick<Organisation, 'organisationId' | 'adminUserId'>;
  /** Names the event: the same one tells nobody twice. */
  readonly source: string;
  readonly text: NotificationText;
  readonly now: Date;
};

/** What the organisation's head is told of an event, in each role held there; hand it to the store that makes the event be. */
export async function toldHead(
  { organisation, source, text, now }: Event,
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<NewNotification[]> {
  const { organisationId, adminUserId } = organisation;
  const roles = (await accounts.byId(adminUserId))?.roles ?? [];
  return roles
    .filter((role) => role.organisationId === organisationId)
    .map(({ userRoleId }) => ({ organisationId, userRoleId, source, text, now }));
}
