import { EmptyState } from '../../ui/feedback/empty-state';
import { Notice } from '../../ui/feedback/notice';
import { drawings } from '../../ui/primitives/drawings';
import { LinkButton } from '../../ui/primitives/link-button';

const text =
  'On the Org plan you invite rental managers, rental owners and more admins, and choose for each of them what they may see and change, over all properties or a few.';

const keptOut =
  'People you invited before cannot log in, and open invitations cannot be accepted, until you take the Org plan again.';

const See = () => (
  <LinkButton to="/user-subscription" variant="outline">
    See your plan
  </LinkButton>
);

/** Explains what the Org plan adds, for accounts on another plan. `isNotice` puts it above a visible list. */
export const NeedsOrgPlan = ({ isNotice = false }: { isNotice?: boolean }) =>
  isNotice ? (
    <Notice title="Inviting people requires the Org plan" action={<See />}>
      {text} {keptOut}
    </Notice>
  ) : (
    <EmptyState
      title="People are part of the Org plan"
      text={text}
      drawing={drawings.people}
      action={<See />}
    />
  );
