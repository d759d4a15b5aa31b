import { chakra } from '@chakra-ui/react';
import {
  Building2,
  CarFront,
  Factory,
  Home,
  Hotel,
  Shapes,
  ShoppingBag,
  Store,
  Warehouse,
} from 'lucide-react';
import { limits } from '../../../../../shared/domain/limits';
import {
  furnishedTypes,
  type PropertyType,
  propertyTypes,
} from '../../../../../shared/domain/portfolio/property-types';
import { typedNumbers } from '../../../../../shared/domain/typed-numbers';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Section } from '../../../ui/layout/section';
import type { PropertyFacts } from './property-values';
import { useChangeType } from './use-change-type';

const icons = {
  'Single Family': Home,
  'Multi Family': Building2,
  'Condo/Townhome': Hotel,
  Industrial: Factory,
  Office: Warehouse,
  Retail: Store,
  'Shopping Center': ShoppingBag,
  Others: Shapes,
  Parking: CarFront,
} as const satisfies Record<PropertyType, unknown>;

const choices = propertyTypes.map((type) => {
  const Icon = icons[type];
  return { value: type, label: type, icon: <Icon size={18} aria-hidden="true" /> };
});

const furnishings = Object.entries(furnishedTypes).map(([value, label]) => ({ value, label }));

/** The property's type, name and furnishing (PRP-04, PRP-10, PRP-23). */
export function PropertySection() {
  const type = useValueField<PropertyFacts, 'propertyType'>('propertyType');
  const description = useValueField<PropertyFacts, 'propertyDesc'>('propertyDesc');
  const changeType = useChangeType();
  const title = useFormField('property_title');
  const parking = useFormField('parking');
  return (
    <Section id="property" title="Property">
      <chakra.div display="grid" gap="5">
        <ChoiceCards
          id={type.id}
          name={type.name}
          label="Property type"
          required
          columns={3}
          compact
          choices={choices}
          value={propertyTypes.find((each) => each === type.value) ?? ''}
          onValue={changeType}
          onBlur={type.onBlur}
          ref={type.ref}
          error={type.error}
        />
        <TextField
          label="Name of the property"
          required
          maxLength={limits.textCharacters}
          hint="What you call it: an address line or a house name."
          {...title}
        />
        <TextAreaField
          label="Description"
          maxLength={limits.descriptionCharacters}
          {...description}
          onChange={(event) =>
            description.onChange(event.target.value.slice(0, limits.descriptionCharacters))
          }
        />
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <SelectField label="Furnishing" options={furnishings} {...useFormField('furnished_type')} />
          <NumberField label="Parking spaces" typed={typedNumbers.parking} {...parking} />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
