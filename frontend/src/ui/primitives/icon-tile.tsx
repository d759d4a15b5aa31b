import { chakra } from '@chakra-ui/react';

/** A tinted icon or initials in front of a name. */
export const IconTile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '9',
    flexShrink: 0,
    colorPalette: 'primary',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    borderRadius: 'md',
    fontSize: 'xs',
    fontWeight: 'semibold',
    '& svg': { boxSize: '50%', strokeWidth: 1.75 },
  },
  variants: { round: { true: { borderRadius: 'full' } } },
});
