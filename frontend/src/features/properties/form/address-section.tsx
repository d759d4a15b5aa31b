import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '../../../../../shared/domain/limits';
import { citiesOf, loadCountries, statesOf } from '../../../../../shared/domain/locations';
import { typedNumbers } from '../../../../../shared/domain/typed-numbers';
import { useFormField, useValueField } from '../../../forms/use-field';
import { Button } from '../../../ui/button';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Notice } from '../../../ui/notice';
import { Section } from '../../../ui/section';
import type { PropertyFacts } from './property-values';

const named = ({ name }: { readonly name: string }) => ({ value: name, label: name });

/** Country, then state, then city; the city fills in an editable zipcode (PRP-08, PRP-09, PRP-31). */
export function AddressSection() {
  const places = useQuery({
    queryKey: ['places'],
    queryFn: loadCountries,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { setValue } = useFormContext<PropertyFacts>();
  const [country, state] = useWatch<PropertyFacts, ['country', 'state']>({ name: ['country', 'state'] });
  const countries = places.data ?? [];
  const cities = citiesOf(countries, { country, state });
  const street = useFormField('street');
  const zipcode = useFormField('zipcode');
  const clear = (...names: ('state' | 'city' | 'zipcode')[]) => {
    for (const name of names) setValue(name, '', { shouldDirty: true });
  };
  const fillZipcode = (city: string) => {
    const found = cities.find(({ name }) => name === city);
    if (found) setValue('zipcode', found.zipcode, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Section id="address" title="Address">
      <chakra.div display="grid" gap="5">
        {places.isError && (
          <Notice
            kind="danger"
            action={
              <Button size="sm" variant="outline" onClick={() => void places.refetch()}>
                Retry
              </Button>
            }
          >
            The list of places could not be loaded.
          </Notice>
        )}
        <TextField
          label="Street"
          required
          maxLength={limits.textCharacters}
          autoComplete="street-address"
          {...street}
        />
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <PlaceSelect
            name="country"
            label="Country"
            places={countries.map(named)}
            onPlace={() => clear('state', 'city', 'zipcode')}
          />
          <PlaceSelect
            name="state"
            label="State"
            places={statesOf(countries, country).map(named)}
            onPlace={() => clear('city', 'zipcode')}
          />
          <PlaceSelect
            name="city"
            label="City"
            disabled={state === ''}
            places={cities.map(named)}
            onPlace={fillZipcode}
          />
          <NumberField
            label="Zipcode"
            required
            typed={typedNumbers.zipDigits}
            autoComplete="postal-code"
            {...zipcode}
          />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}

function PlaceSelect({
  name,
  label,
  places,
  disabled = false,
  onPlace,
}: {
  name: 'country' | 'state' | 'city';
  label: string;
  places: readonly { value: string; label: string }[];
  disabled?: boolean;
  onPlace: (name: string) => void;
}) {
  const field = useValueField<PropertyFacts, typeof name>(name);
  return (
    <SelectField
      label={label}
      required
      placeholder={`Choose a ${label.toLowerCase()}`}
      options={places}
      disabled={disabled}
      {...field}
      value={places.some(({ value }) => value === field.value) ? field.value : ''}
      onChange={(event) => {
        field.onChange(event);
        onPlace(event.target.value);
      }}
    />
  );
}
