import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '../../../../../shared/domain/limits';
import type { City, Country } from '../../../../../shared/domain/portfolio/location';
import { citiesOf, loadCountries, statesOf } from '../../../../../shared/domain/portfolio/locations';
import { usStates, zipWarning } from '../../../../../shared/domain/portfolio/us-states';
import { typedNumbers } from '../../../../../shared/domain/typed-numbers';
import { useFormField, useValueField } from '../../../forms/use-field';
import { Notice } from '../../../ui/feedback/notice';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import type { PropertyFacts } from './property-values';

const named = ({ name }: { readonly name: string }) => ({ value: name, label: name });

/** The spec's states in its order, then every other state and territory (PRP-31). */
function stateChoices(countries: readonly Country[], country: string) {
  const listed = statesOf(countries, country).map(({ name }) => name);
  const others = listed.length === 0 ? [] : usStates.filter((name) => !listed.includes(name));
  return [...listed, ...others].map((name) => named({ name }));
}

/** Country, then state, then city; the city fills in an editable zipcode (PRP-08, PRP-09, PRP-31). */
export function AddressSection() {
  const places = useQuery({
    queryKey: ['places'],
    queryFn: loadCountries,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { setValue } = useFormContext<PropertyFacts>();
  const [country, state, typedZip] = useWatch<PropertyFacts, ['country', 'state', 'zipcode']>({
    name: ['country', 'state', 'zipcode'],
  });
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
            places={stateChoices(countries, country)}
            onPlace={() => clear('city', 'zipcode')}
          />
          <CityField state={state} cities={cities} onPlace={fillZipcode} />
          <NumberField
            label="Zipcode"
            required
            typed={typedNumbers.zipDigits}
            autoComplete="postal-code"
            hint={zipWarning({ state, zipcode: typedZip })}
            {...zipcode}
          />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}

const another = 'Another city';

/**
 * The spec's cities as first suggestions; any other name is typed, and all of them where the list has none.
 */
function CityField({
  state,
  cities,
  onPlace,
}: {
  state: string;
  cities: readonly City[];
  onPlace: (name: string) => void;
}) {
  const field = useValueField<PropertyFacts, 'city'>('city');
  const [isTyping, setTyping] = useState(false);
  const isListed = cities.some(({ name }) => name === field.value);
  if (state !== '' && (cities.length === 0 || isTyping || (field.value !== '' && !isListed)))
    return (
      <TextField
        label="City"
        required
        maxLength={limits.textCharacters}
        autoComplete="address-level2"
        {...field}
      />
    );
  return (
    <SelectField
      label="City"
      required
      placeholder="Choose a city"
      options={[...cities, ...(state === '' ? [] : [{ name: another }])].map(named)}
      disabled={state === ''}
      {...field}
      value={isListed ? field.value : ''}
      onChange={(event) => {
        if (event.target.value === another) {
          setTyping(true);
          return;
        }
        field.onChange(event);
        onPlace(event.target.value);
      }}
    />
  );
}

function PlaceSelect({
  name,
  label,
  places,
  disabled = false,
  onPlace,
}: {
  name: 'country' | 'state';
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
