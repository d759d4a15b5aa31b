import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { limits } from '../../../../../shared/domain/limits';
import { hasRooms } from '../../../../../shared/domain/portfolio/property-types';
import { typedNumbers } from '../../../../../shared/domain/typed-numbers';
import { useFormField, useValueField } from '../../../forms/use-field';
import { today } from '../../../ui/data/instant';
import { DateField } from '../../../ui/fields/date-field';
import { NumberField } from '../../../ui/fields/number-field';
import { TextField } from '../../../ui/fields/text-field';
import { PhotoPicker } from '../../../ui/media/photo-picker';
import { ApplianceList } from './appliance-list';
import type { FormWithUnits } from './unit-values';

const two = { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } } as const;

const quiet = { fontSize: 'xs', color: 'muted' } as const;

type Props = {
  unit: number;
  /** The unit's current date, which may stay even if it is in the past. */
  earliest?: string;
  /** Replaces the photo field of a new unit. */
  photos?: ReactNode;
};

/** All fields of a unit (PRP-13 to PRP-16); beds and baths only if the type has rooms (PRP-02). */
export function UnitFields({ unit, earliest = '', photos }: Props) {
  const day = today();
  const propertyType = useWatch<FormWithUnits, 'propertyType'>({ name: 'propertyType' });
  const number = useFormField(`units.${unit}.unitNumber`);
  const size = useFormField(`units.${unit}.rentprice`);
  const rent = useFormField(`units.${unit}.monthlyRent`);
  const available = useFormField(`units.${unit}.availableDate`);
  return (
    <chakra.div display="grid" gap="5">
      <chakra.div {...two}>
        <TextField label="Unit number" required maxLength={limits.textCharacters} {...number} />
        <NumberField label="Size in sq.ft" required typed={typedNumbers.size} {...size} />
        {hasRooms(propertyType) && <Rooms unit={unit} />}
        <DateField
          label="Available from"
          required
          min={earliest !== '' && earliest < day ? earliest : day}
          {...available}
        />
        <NumberField
          label="Monthly rent"
          typed={typedNumbers.rent}
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
  const beds = useFormField(`units.${unit}.bedrooms`);
  const baths = useFormField(`units.${unit}.bathrooms`);
  const halfBaths = useFormField(`units.${unit}.halfBaths`);
  return (
    <>
      <NumberField label="Beds" required typed={typedNumbers.beds} {...beds} />
      <NumberField label="Baths" required typed={typedNumbers.baths} {...baths} />
      <NumberField label="Half baths" typed={typedNumbers.halfBaths} {...halfBaths} />
    </>
  );
}

function UnitPhotos({ unit }: { unit: number }) {
  const { value, onChange, ...field } = useValueField<FormWithUnits, `units.${number}.photos`>(
    `units.${unit}.photos`,
  );
  return <PhotoPicker id={field.id} label="Photos" photos={value} onPhotos={onChange} error={field.error} />;
}
