import { chakra } from '@chakra-ui/react';

export const Panel = chakra('div', {
  base: { borderWidth: '1px', borderColor: 'border', borderRadius: 'control', overflow: 'clip', minW: '0' },
});
