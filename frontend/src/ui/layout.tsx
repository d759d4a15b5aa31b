import { chakra } from '@chakra-ui/react';

/** One under the other. */
export const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', minW: '0' },
});

/** Side by side, and on the next line where there is no room. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
  variants: { spread: { true: { justifyContent: 'space-between' } } },
});

/** Takes the room that is left in a row. A `basis` sends it to a line of its own where less is left. */
export const Grow = chakra('div', { base: { flex: '1', minW: '0', overflowWrap: 'anywhere' } });

const edge = { px: { base: '4', md: '6' } } as const;

/** A strip of a flush section, inset like its title, with a rule towards what it belongs to. */
export const Bar = chakra('div', {
  base: { ...edge, py: '4', borderColor: 'border' },
  variants: { rule: { above: { borderTopWidth: '1px' }, below: { borderBottomWidth: '1px' } } },
});
