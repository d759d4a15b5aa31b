import { Trash2 } from 'lucide-react';
import type { UnitRead } from '../../../../../shared/contract/properties';
import { toast } from '../../../ui/feedback/toast';
import { IconButton } from '../../../ui/primitives/icon-button';
import { useDeleteUnit } from './use-delete-unit';

export const leaseStandsInTheWay = 'A unit with a lease cannot be deleted.';

type Unit = Pick<UnitRead, 'unit_id' | 'unit_number' | 'unit_lease_status'>;

/** Why a unit cannot be deleted; undefined if it can (PRP-29). */
export const notDeletable = ({ unit_lease_status }: Unit): string | undefined =>
  unit_lease_status === 0 ? undefined : leaseStandsInTheWay;

/** The row's delete button. If a lease blocks it, it stays visible, disabled, and says why. */
export function DeleteUnit({ unit }: { unit: Unit }) {
  const remove = useDeleteUnit();
  const reason = notDeletable(unit);
  const label = `Delete unit ${unit.unit_number}`;
  if (reason !== undefined)
    return (
      <IconButton
        label={`${label}: ${reason}`}
        size="sm"
        aria-disabled
        opacity={0.55}
        cursor="not-allowed"
        onClick={() => toast({ title: reason, kind: 'info' })}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    );
  return (
    <IconButton
      label={label}
      size="sm"
      colorPalette="danger"
      pending={remove.isPending}
      onClick={() => void remove.ask(unit)}
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  );
}
