import { chakra } from '@chakra-ui/react';

/** A vertical list without bullets. */
export const PlainList = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });

/** Rows of a flush section with lines between them. */
export const RuledList = chakra('ul', {
  base: {
    transition: 'opacity {durations.fade}',
    '&[aria-busy]': { opacity: 0.6 },
    '& > *': { px: { base: '4', md: '6' }, py: '4', borderTopWidth: '1px', borderColor: 'border' },
    '& > :first-of-type': { borderTopWidth: '0' },
    // The title above keeps its own distance.
    '[data-titled] > &': { '&:first-child > :first-of-type': { pt: '0' } },
  },
  variants: { dense: { true: { '& > *': { py: '2.5' } } } },
});
