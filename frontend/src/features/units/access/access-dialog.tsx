import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { UnitAccessShown } from '../../../../../shared/contract/units';
import type { AccessParts } from '../../../../../shared/domain/portfolio/unit-access';
import type { Problem } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { unitAccessQuery } from '../queries';

export type AccessDialogProps = { unitId: string; access: UnitAccessShown; onClose: () => void };

type Props<V extends FieldValues> = AccessDialogProps & {
  title: string;
  lead: string;
  values: V;
  problems: (values: V) => readonly Problem[];
  partsOf: (values: V) => Partial<AccessParts>;
  done: string;
  children: ReactNode;
};

/** One part of how one gets into a unit, changed at the version that was read. */
export function AccessDialog<V extends FieldValues>(props: Props<V>) {
  const { unitId, access, partsOf, ...dialog } = props;
  const client = useQueryClient();
  return (
    <FormDialog<V>
      {...dialog}
      button="Save"
      send={(values, { idempotencyKey }) =>
        api.units.changeUnitAccess(
          { body: { ...partsOf(values), unit_id: unitId, version: access.version } },
          { idempotencyKey },
        )
      }
      onSaved={() => client.invalidateQueries({ queryKey: unitAccessQuery(unitId).queryKey })}
    />
  );
}
