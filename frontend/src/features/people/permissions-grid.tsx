import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Area, Level } from '../../../../shared/domain/people/permissions';
import type { RoleLabel } from '../../../../shared/domain/people/roles';
import { Row } from '../../ui/layout/layout';
import { ListLabel } from '../../ui/layout/list-label';
import { Panel } from '../../ui/layout/panel';
import { RuledList } from '../../ui/layout/plain-list';
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

const Segments = chakra('span', {
  base: { display: 'inline-flex', gap: '0.5', p: '0.5', bg: 'surface.sunk', borderRadius: 'control' },
});

const Radio = chakra('input', { base: { position: 'absolute', inset: '0', opacity: 0, cursor: 'inherit' } });

type RowProps = {
  area: Area;
  choices: readonly LevelChoice[];
  value: 'none' | Level;
  onValue: (level: 'none' | Level) => void;
  disabled: boolean;
};

/** One area and its levels: a radio group for the arrow keys. */
function AreaRow({ area, choices, value, onValue, disabled }: RowProps) {
  const id = useId();
  const { label, hint } = areaNames[area];
  return (
    <Row role="radiogroup" aria-labelledby={`${id}-label`} columnGap="4" rowGap="2">
      <ListLabel name={<span id={`${id}-label`}>{label}</span>} note={hint} />
      <Segments>
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
      </Segments>
    </Row>
  );
}

/** Areas with none, view and change (ROL-09). Shows only what can be granted to the role. */
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
    <Panel>
      <RuledList as="div">
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
      </RuledList>
    </Panel>
  );
}
