import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

type ColumnsProps = Omit<HTMLChakraProps<'div'>, 'columns'> & {
  /** Column widths as in CSS: `2fr 1fr`. */
  widths: string;
  /** The screen width at which the columns move side by side. */
  from?: 'base' | 'sm' | 'md' | 'lg';
};

/** Columns on a wide screen, stacked on a narrow one. */
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

/** As many tiles of equal width per row as fit. */
export const Tiles = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  },
});
