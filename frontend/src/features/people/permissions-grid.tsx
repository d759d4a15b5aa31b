import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Area, Level } from '../../../../shared/domain/permissions';
import type { RoleLabel } from '../../../../shared/domain/roles';
import { type GrantsValues, grantableAreas, type LevelChoice, withLevel } from './grants-values';
import { areaNames } from './person-texts';

const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minW: '16',
    minH: '8',
    px: '2.5',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'muted',
    borderRadius: '6px',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minH: '10' },
    '&:hover': { color: 'ink' },
    '&:has(input:checked)': { bg: 'surface', color: 'ink', boxShadow: 'inset 0 0 0 1px {colors.control}' },
    '&:has(input[value=change]:checked)': { color: 'primary', boxShadow: 'inset 0 0 0 1px {colors.primary}' },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.primary}', outlineOffset: '1px' },
    '&:has(input:disabled)': { cursor: 'not-allowed', opacity: 0.7 },
  },
});

const Radio = chakra('input', { base: { position: 'absolute', inset: '0', opacity: 0, cursor: 'inherit' } });

type RowProps = {
  area: Area;
  choices: readonly LevelChoice[];
  value: 'none' | Level;
  onValue: (level: 'none' | Level) => void;
  disabled: boolean;
};

/** One area and its levels: a radio group, moved through by the arrow keys. */
function AreaRow({ area, choices, value, onValue, disabled }: RowProps) {
  const id = useId();
  const { label, hint } = areaNames[area];
  return (
    <chakra.div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.span flex="1 1 9rem" minW="0">
        <chakra.span id={`${id}-label`} display="block" fontSize="sm" fontWeight="medium">
          {label}
        </chakra.span>
        <chakra.span display="block" fontSize="xs" color="muted">
          {hint}
        </chakra.span>
      </chakra.span>
      <chakra.span display="inline-flex" gap="0.5" p="0.5" bg="surface.sunk" borderRadius="control">
        {choices.map((choice) => (
          <Segment key={choice.value}>
            <Radio
              type="radio"
              name={id}
              value={choice.value}
              checked={value === choice.value}
              disabled={disabled}
              onChange={() => onValue(choice.value)}
            />
            {choice.label}
          </Segment>
        ))}
      </chakra.span>
    </chakra.div>
  );
}

/** Areas by none, view and change (ROL-09): only what can be granted to the role at all. */
export function PermissionsGrid({
  roleLabel,
  areas,
  onAreas,
  disabled = false,
}: {
  roleLabel: RoleLabel;
  areas: GrantsValues['areas'];
  onAreas: (areas: GrantsValues['areas']) => void;
  disabled?: boolean;
}) {
  return (
    <chakra.div px="4" py="1" borderWidth="1px" borderColor="border" borderRadius="card">
      {grantableAreas(roleLabel).map(({ area, choices }) => (
        <AreaRow
          key={area}
          area={area}
          choices={choices}
          value={areas[area] ?? 'none'}
          onValue={(level) => onAreas(withLevel(areas, area, level))}
          disabled={disabled}
        />
      ))}
    </chakra.div>
  );
}
