import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import type { PropertyLine } from '../../../../../shared/contract/properties';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { useArchive } from '../change/use-archive';

/** The ⋯ of a property. */
export function RowMenu({ line }: { line: PropertyLine }) {
  const archive = useArchive();
  const navigate = useNavigate();
  const isArchived = line.archived_at !== undefined;
  const actions: MenuAction[] = [
    {
      key: 'archive',
      label: isArchived ? 'Restore' : 'Archive',
      icon: isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />,
      onSelect: () => void archive([line], !isArchived),
    },
  ];
  if (!isArchived)
    actions.unshift({
      key: 'edit',
      label: 'Edit',
      icon: <Pencil size={16} />,
      onSelect: () => void navigate({ to: '/update-property', search: { id: line.property_id } }),
    });
  return <ActionMenu label={`More for ${line.property_title}`} actions={actions} quiet />;
}
