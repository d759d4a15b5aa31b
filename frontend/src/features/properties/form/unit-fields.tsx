import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { limits } from '../../../../../shared/domain/limits';
import { hasRooms } from '../../../../../shared/domain/property-types';
import { now } from '../../../api/clock';
import { DateField } from '../../../ui/fields/date-field';
import { NumberField } from '../../../ui/fields/number-field';
import { TextField } from '../../../ui/fields/text-field';
import { PhotoPicker } from '../../../ui/photo-picker';
import { ApplianceList } from './appliance-list';
import { type PropertyValues, today } from './property-values';
import { sanitizers } from './sanitizers';
import { useFieldError, useFormField } from './use-form-field';

const two = { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } } as const;

const quiet = { fontSize: 'xs', color: 'muted' } as const;

type Props = {
  unit: number;
  /** The first day that can be chosen; today where a unit is new. */
  earliest?: string;
  /** In the place of the photos of a new unit. */
  photos?: ReactNode;
};

/** Everything of one unit (PRP-13 to PRP-16); beds and baths only where the type has rooms (PRP-02). */
export function UnitFields({ unit, earliest = today(now()), photos }: Props) {
  const propertyType = useWatch<PropertyValues, 'propertyType'>({ name: 'propertyType' });
  const number = useFormField(`units.${unit}.unitNumber`);
  const size = useFormField(`units.${unit}.rentprice`, sanitizers.size);
  const rent = useFormField(`units.${unit}.monthlyRent`, sanitizers.rent);
  const available = useFormField(`units.${unit}.availableDate`);
  return (
    <chakra.div display="grid" gap="5">
      <chakra.div {...two}>
        <TextField label="Unit number" required maxLength={limits.textCharacters} {...number} />
        <NumberField label="Size in sq.ft" required decimals {...size} />
        {hasRooms(propertyType) && <Rooms unit={unit} />}
        <DateField label="Available from" required min={earliest} {...available} />
        <NumberField
          label="Monthly rent"
          decimals
          aside={<chakra.span {...quiet}>Optional</chakra.span>}
          trailing={
            <chakra.span {...quiet} me="3">
              USD
            </chakra.span>
          }
          {...rent}
        />
      </chakra.div>
      <ApplianceList unit={unit} />
      {photos ?? <UnitPhotos unit={unit} />}
    </chakra.div>
  );
}

function Rooms({ unit }: { unit: number }) {
  const beds = useFormField(`units.${unit}.bedrooms`, sanitizers.rooms);
  const baths = useFormField(`units.${unit}.bathrooms`, sanitizers.rooms);
  return (
    <>
      <NumberField label="Beds" required {...beds} />
      <NumberField label="Baths" required {...baths} />
    </>
  );
}

function UnitPhotos({ unit }: { unit: number }) {
  const name = `units.${unit}.photos` as const;
  const { control } = useFormContext<PropertyValues>();
  const { field } = useController({ control, name });
  return (
    <PhotoPicker
      id={name}
      label="Photos"
      photos={field.value}
      onPhotos={field.onChange}
      error={useFieldError(name)}
    />
  );
}
