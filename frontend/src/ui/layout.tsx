import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

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

type ColumnsProps = Omit<HTMLChakraProps<'div'>, 'columns'> & {
  /** Of the columns, as CSS has them: `2fr 1fr`. */
  widths: string;
  /** From which width of the screen on they stand beside each other. */
  from?: 'sm' | 'md' | 'lg';
};

/** Parts beside each other; one under the other where the screen is narrow. */
export const Columns = ({ widths, from = 'md', ...rest }: ColumnsProps) => (
  <chakra.div
    display="grid"
    gap={{ base: '5', md: '6' }}
    alignItems="start"
    gridTemplateColumns={{
      base: 'minmax(0, 1fr)',
      [from]: widths.replace(/[\d.]+fr/g, 'minmax(0, $&)'),
    }}
    {...rest}
  />
);

/** A part of a form or a drawer with a border of its own. */
export const Boxed = chakra('div', {
  base: { borderWidth: '1px', borderColor: 'border', borderRadius: 'control', overflow: 'clip', minW: '0' },
});

/** As many beside each other as there is room for, all of one width. */
export const Tiles = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  },
});
