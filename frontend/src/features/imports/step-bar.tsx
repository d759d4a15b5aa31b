import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Back at one end of a step, on at the other; the arrows follow the direction of the text. */
export const StepBar = ({ children }: { children: ReactNode }) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    gap="3"
    _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
  >
    {children}
  </chakra.div>
);
