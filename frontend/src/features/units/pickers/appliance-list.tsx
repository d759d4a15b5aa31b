import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { withCustomAppliances } from '../../../../../shared/domain/portfolio/units';
import { useValueField } from '../../../forms/use-field';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { TextField } from '../../../ui/fields/text-field';
import { Button } from '../../../ui/primitives/button';
import type { FormWithUnits } from './unit-values';

/** The checklist of a unit, plus custom appliances as comma-separated text (PRP-05). */
export function ApplianceList({ unit }: { unit: number }) {
  const { value, onChange } = useValueField<FormWithUnits, `units.${number}.appliances`>(
    `units.${unit}.appliances`,
  );
  const [typed, setTyped] = useState('');
  const check = (id: string, checked: boolean) =>
    onChange(value.map((each) => (each.id === id ? { ...each, checked } : each)));
  const add = () => {
    onChange(withCustomAppliances(value, typed));
    setTyped('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend p="0" mb="2" fontSize="sm" fontWeight="medium">
        Appliances
      </chakra.legend>
      <chakra.div
        display="grid"
        gap="2"
        columnGap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))"
      >
        {value.map((appliance) => (
          <CheckboxField
            key={appliance.id}
            label={appliance.name}
            checked={appliance.checked}
            onChange={(event) => check(appliance.id, event.target.checked)}
          />
        ))}
      </chakra.div>
      <chakra.div display="flex" alignItems="flex-end" gap="2" mt="3">
        <TextField
          label="Other appliances"
          placeholder="Separated by commas"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={addOnEnter}
          maxLength={400}
        />
        <Button variant="outline" disabled={typed.replaceAll(',', '').trim() === ''} onClick={add}>
          <Plus aria-hidden="true" />
          Add
        </Button>
      </chakra.div>
    </chakra.fieldset>
  );
}
