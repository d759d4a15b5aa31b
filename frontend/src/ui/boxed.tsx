import { chakra } from '@chakra-ui/react';

/** A part of a form or a drawer with a border of its own. */
export const Boxed = chakra('div', {
  base: { borderWidth: '1px', borderColor: 'border', borderRadius: 'control', overflow: 'clip', minW: '0' },
});
