import { chakra } from '@chakra-ui/react';
import type { RoleLabel } from '../../../../shared/domain/roles';
import { ChoiceCards } from '../../ui/fields/choice-cards';
import { FieldError } from '../../ui/fields/field';
import { type GrantsValues, grantableAreas } from './grants-values';
import { PermissionsGrid } from './permissions-grid';
import { PropertyPicker } from './property-picker';

const reach = [
  { value: 'all', label: 'All properties', hint: 'Those added later too' },
  { value: 'chosen', label: 'Chosen properties', hint: 'Only the ones in a list' },
] as const;

/** What a person may see and change, and where. */
export function GrantsFields({
  roleLabel,
  values,
  onValues,
  problem,
}: {
  roleLabel: RoleLabel;
  values: GrantsValues;
  onValues: (values: GrantsValues) => void;
  problem?: string | undefined;
}) {
  if (grantableAreas(roleLabel).length === 0) return null;
  return (
    <chakra.div display="grid" gap="5">
      <chakra.div>
        <chakra.h3 m="0" mb="2" fontSize="sm" fontWeight="medium">
          Permissions
        </chakra.h3>
        <PermissionsGrid
          roleLabel={roleLabel}
          areas={values.areas}
          onAreas={(areas) => onValues({ ...values, areas })}
        />
      </chakra.div>
      <ChoiceCards
        label="Where"
        name="reach"
        choices={reach}
        value={values.isAll ? 'all' : 'chosen'}
        onValue={(value) => onValues({ ...values, isAll: value === 'all' })}
      />
      {!values.isAll && (
        <PropertyPicker chosen={values.chosen} onChosen={(chosen) => onValues({ ...values, chosen })} />
      )}
      <FieldError id="grants-problem">{problem}</FieldError>
    </chakra.div>
  );
}
