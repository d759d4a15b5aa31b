import type { RoleLabel } from '../../../../shared/domain/people/roles';
import { useValueField } from '../../forms/use-field';
import { ChoiceCards } from '../../ui/fields/choice-cards';
import { FieldError } from '../../ui/fields/field';
import { Row, Stack } from '../../ui/layout/layout';
import { Button } from '../../ui/primitives/button';
import { Muted, SubTitle } from '../../ui/primitives/text';
import { PropertyPicker } from '../properties/pickers/property-picker';
import { everyArea, type GrantsValues, grantableAreas, seesNothing } from './grants-values';
import { PermissionsGrid } from './permissions-grid';

const reach = [
  { value: 'all', label: 'All properties', hint: 'Those added later too' },
  { value: 'chosen', label: 'Chosen properties', hint: 'Only the ones in a list' },
] as const;

const every = [
  { level: 'none', label: 'Clear all' },
  { level: 'view', label: 'View all' },
  { level: 'change', label: 'Change all' },
] as const;

/** The form values that the grant fields need. */
export type FormWithGrants = { grants: GrantsValues };

/** What a person may see and change, and on which properties. */
export function GrantsFields({ roleLabel }: { roleLabel: RoleLabel }) {
  const { value: values, onChange, error } = useValueField<FormWithGrants, 'grants'>('grants');
  const onValues = (next: GrantsValues) => onChange(next);
  if (grantableAreas(roleLabel).length === 0) return null;
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Row columnGap="4" rowGap="0">
          <SubTitle flex="1">Permissions</SubTitle>
          {every.map(({ level, label }) => (
            <Button
              key={level}
              variant="plain"
              size="sm"
              onClick={() => onValues({ ...values, areas: everyArea(roleLabel, level) })}
            >
              {label}
            </Button>
          ))}
        </Row>
        <PermissionsGrid
          roleLabel={roleLabel}
          areas={values.areas}
          onAreas={(areas) => onValues({ ...values, areas })}
        />
        {seesNothing(roleLabel, values) && (
          <Muted small role="status" color="warning">
            Right now this person can log in but sees nothing.
          </Muted>
        )}
      </Stack>
      <ChoiceCards
        id="grants"
        label="Where"
        name="reach"
        choices={reach}
        value={values.isAll ? 'all' : 'chosen'}
        onValue={(value) => onValues({ ...values, isAll: value === 'all' })}
      />
      {!values.isAll && (
        <PropertyPicker chosen={values.chosen} onChosen={(chosen) => onValues({ ...values, chosen })} />
      )}
      <FieldError id="grants-problem">{error}</FieldError>
    </Stack>
  );
}
