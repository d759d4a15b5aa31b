import { chakra } from '@chakra-ui/react';

/** Events, newest first, as dots on a line. */
export const Timeline = chakra('ol', {
  base: {
    px: { base: '4', md: '6' },
    pb: '4',
    '& > li': {
      position: 'relative',
      ms: '1.5',
      ps: '5',
      pb: '4',
      borderInlineStartWidth: '1px',
      borderColor: 'border',
      _last: { pb: '0' },
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '-5px',
        top: '1.5',
        boxSize: '2.5',
        borderRadius: 'full',
        bg: 'primary',
      },
    },
  },
});
