import { chakra } from '@chakra-ui/react';

export const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', minW: '0' },
});

/** A row that wraps when it runs out of space. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
  variants: { spread: { true: { justifyContent: 'space-between' } } },
});

/** Fills the remaining space of a row. With a `basis`, it wraps when less than that is left. */
export const Grow = chakra('div', { base: { flex: '1', minW: '0', overflowWrap: 'anywhere' } });

const edge = { px: { base: 'edge', md: '6' } } as const;

/** A strip of a flush section, inset like the title, with a line toward the part it belongs to. */
export const Bar = chakra('div', {
  base: { ...edge, py: '4', borderColor: 'border' },
  variants: { rule: { above: { borderTopWidth: '1px' }, below: { borderBottomWidth: '1px' } } },
});
