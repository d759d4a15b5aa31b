import { useFormContext } from 'react-hook-form';
import { toast } from '../../../ui/feedback/toast';
import type { UnitValues } from '../../units/pickers/unit-values';
import { lossOf, unitsForType } from './change-type';
import type { PropertyFacts } from './property-values';

/** The form of an existing property has no units. */
type Values = PropertyFacts & { units?: UnitValues[] };

/** A change of type unchecks appliances and clears rooms (PRP-02, PRP-03), says so, and offers Undo. */
export function useChangeType(): (type: string) => void {
  const { getValues, setValue, formState } = useFormContext<Values>();
  const put = (type: string, units: readonly UnitValues[]) => {
    const again = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('propertyType', type, { ...again, shouldTouch: true, shouldValidate: true });
    for (const [index, unit] of units.entries()) {
      // Field by field: replacing the whole list would rebuild every block and unfold it.
      setValue(`units.${index}.appliances`, unit.appliances, { shouldDirty: true });
      setValue(`units.${index}.bedrooms`, unit.bedrooms, again);
      setValue(`units.${index}.bathrooms`, unit.bathrooms, again);
    }
  };
  return (type) => {
    const before = getValues();
    if (type === before.propertyType) return;
    const units = (before.units ?? []).map((unit) => ({ ...unit }));
    const loss = lossOf(units, type);
    put(type, unitsForType(units, type));
    if (loss) toast({ title: loss, kind: 'info', undo: () => put(before.propertyType, units) });
  };
}
