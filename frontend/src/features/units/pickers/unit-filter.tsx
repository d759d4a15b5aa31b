import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { unitQuery } from '../queries';

const ChooseUnitDialog = lazy(() => import('./choose-unit-dialog'));

type Props = { unitId: string | undefined; onUnit: (unitId: string | undefined) => void };

/** A list's filter by one unit: a button that asks for it, then its name. */
export function UnitFilter({ unitId, onUnit }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (unitId) return <Chosen unitId={unitId} onRemove={() => onUnit(undefined)} />;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <DoorOpen aria-hidden="true" />
        Unit
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ChooseUnitDialog
            onClose={() => setOpen(false)}
            onUnit={(id) => {
              setOpen(false);
              onUnit(id);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function Chosen({ unitId, onRemove }: { unitId: string; onRemove: () => void }) {
  const { data: unit } = useQuery(unitQuery(unitId));
  const label = unit ? `Unit ${unit.unit_number}, ${unit.property_title}` : 'One unit';
  return <Chip label={label} removeLabel="Show all units" onRemove={onRemove} />;
}
