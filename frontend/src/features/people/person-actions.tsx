import { Ban, Eye, RotateCcw, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PersonDetails } from '../../../../shared/contract/people';
import { endAccessRefusal, isWithoutAccount, mayViewAs } from '../../../../shared/domain/people/people';
import { Notice } from '../../ui/feedback/notice';
import { Row, Stack } from '../../ui/layout/layout';
import { Button } from '../../ui/primitives/button';
import { Muted } from '../../ui/primitives/text';
import { usePersonActions } from './use-person-actions';

type Props = {
  person: PersonDetails;
  /** The signed-in person. */
  userId: string;
  mayGrant: boolean;
  onGone: () => void;
  onViewAs: (userRoleId: string) => Promise<void>;
};

/** The actions available for a person. Unavailable ones are left out, with a reason. */
export function PersonActions({ person, userId, mayGrant, onGone, onViewAs }: Props) {
  const { start, pending, error } = usePersonActions(person, { onGone });
  const [opening, setOpening] = useState(false);
  const somebody = { userId: person.user_id, roleLabel: person.role_label, status: person.status };
  const why = endAccessRefusal(somebody, { userId, headId: person.is_head ? person.user_id : '' });
  const button = (action: Parameters<typeof start>[0], icon: ReactNode, label: string) => (
    <Button
      variant="outline"
      color={action === 'remove' || action === 'revoke' ? 'danger' : undefined}
      pending={pending === action}
      onClick={() => start(action)}
    >
      {icon}
      {label}
    </Button>
  );
  return (
    <Stack>
      {error && <Notice kind="danger">{error.message}</Notice>}
      <Row gap="2">
        {mayViewAs(somebody, { userId }) && (
          <Button
            variant="outline"
            pending={opening}
            onClick={() => {
              setOpening(true);
              void onViewAs(person.user_role_id).finally(() => setOpening(false));
            }}
          >
            <Eye aria-hidden="true" />
            View as
          </Button>
        )}
        {person.status === 'invited' &&
          mayGrant &&
          button('resend', <Send aria-hidden="true" />, 'Send again')}
        {person.status === 'invited' && button('revoke', <Trash2 aria-hidden="true" />, 'Revoke')}
        {person.status === 'active' && !why && button('suspend', <Ban aria-hidden="true" />, 'Suspend')}
        {person.status === 'suspended' &&
          mayGrant &&
          button('reactivate', <RotateCcw aria-hidden="true" />, 'Restore access')}
        {!isWithoutAccount(person.status) &&
          !why &&
          button('remove', <Trash2 aria-hidden="true" />, 'Remove')}
      </Row>
      {why && (
        <Muted small>
          {why === 'head-stays'
            ? 'The head of the organization always keeps access.'
            : 'This is you: another admin can end your access.'}
        </Muted>
      )}
    </Stack>
  );
}
