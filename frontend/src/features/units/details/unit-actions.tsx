import { useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2, Users } from 'lucide-react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu';
import { LinkButton } from '../../../ui/link-button';
import { notDeletable } from '../list/delete-unit';
import { useDeleteUnit } from '../list/use-delete-unit';

type Props = { unit: UnitDetails; mayChange: boolean; mayDelete: boolean; onDeleted: () => void };

/** Edit, and the rest behind ⋯. Actions blocked by a lease stay visible and say why (PRP-29). */
export function UnitActions({ unit, mayChange, mayDelete, onDeleted }: Props) {
  const navigate = useNavigate();
  const remove = useDeleteUnit();
  const id = unit.unit_id;
  const actions: MenuAction[] = [
    {
      key: 'people',
      label: 'People of this unit',
      icon: <Users size={16} aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/tenantsUnit-details', search: { id } }),
    },
  ];
  if (mayDelete)
    actions.push({
      key: 'delete',
      label: 'Delete unit',
      icon: <Trash2 size={16} aria-hidden="true" />,
      danger: true,
      not: notDeletable(unit),
      onSelect: () => void remove.ask(unit).then((gone) => gone && onDeleted()),
    });
  return (
    <>
      <ActionMenu label="More actions" actions={actions} />
      {mayChange && (
        <LinkButton to="/updateunit-data" search={{ id }}>
          <Pencil aria-hidden="true" />
          Edit
        </LinkButton>
      )}
    </>
  );
}
