import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

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

/** As many beside each other as there is room for, all of one width. */
export const Tiles = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  },
});
