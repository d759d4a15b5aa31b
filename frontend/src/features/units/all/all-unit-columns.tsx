import { Pencil } from 'lucide-react';
import type { UnitLine } from '../../../../../shared/contract/units';
import { Corner } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { IconButton } from '../../../ui/icon-button';
import { Named } from '../../../ui/named';
import { availableColumn, rentColumn, statusColumn, unitPicture } from '../list/unit-columns';
import { sizeAndRooms } from '../list/unit-texts';

const unitColumn: Column<UnitLine> = {
  key: 'unit',
  header: 'Unit',
  rem: 18,
  cell: (unit) => (
    <Named
      sign={unitPicture(unit)}
      name={unit.unit_number}
      note={
        <>
          <bdi>{unit.property_title}</bdi>
          {' · '}
          <bdi dir="ltr">{sizeAndRooms(unit)}</bdi>
        </>
      }
    />
  ),
};

const facts: readonly Column<UnitLine>[] = [unitColumn, rentColumn, availableColumn, statusColumn];

type Editing = { readonly unitId: string | undefined; readonly onEdit: (unitId: string) => void };

/** Without `editing` nothing can be changed. */
export const allUnitColumns = (editing: Editing | undefined): readonly Column<UnitLine>[] =>
  editing
    ? [
        ...facts,
        {
          key: 'edit',
          header: '',
          rem: 4,
          end: true,
          cell: ({ unit_id: id, unit_number: number }) => (
            <Corner>
              <IconButton
                label={`Edit rent and availability of ${number}`}
                size="sm"
                aria-expanded={editing.unitId === id}
                onClick={() => editing.onEdit(id)}
              >
                <Pencil aria-hidden="true" />
              </IconButton>
            </Corner>
          ),
        },
      ]
    : facts;
