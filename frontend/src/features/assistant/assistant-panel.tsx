import type { RoleLabel } from '../../../../shared/domain/people/permissions';
import { Drawer } from '../../ui/feedback/drawer';
import { ConversationView } from './conversation-view';

/** What ⌘J opens, over any screen. Load it lazily. */
export default function AssistantPanel({
  person,
  role,
  onClose,
}: {
  person: string;
  role: RoleLabel;
  onClose: () => void;
}) {
  return (
    <Drawer open onClose={onClose} title="Assistant" wide>
      <ConversationView person={person} role={role} onGo={onClose} />
    </Drawer>
  );
}
