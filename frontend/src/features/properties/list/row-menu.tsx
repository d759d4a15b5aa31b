import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import type { PropertyLine } from '../../../../../shared/contract/properties';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu';
import { Corner } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { useArchive } from '../change/use-archive';

function RowMenu({ line }: { line: PropertyLine }) {
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

export const menuColumn: Column<PropertyLine> = {
  key: 'menu',
  header: '',
  rem: 3.5,
  end: true,
  cell: (line) => (
    <Corner>
      <RowMenu line={line} />
    </Corner>
  ),
};
