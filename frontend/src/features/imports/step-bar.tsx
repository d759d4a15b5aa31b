import type { ReactNode } from 'react';
import { Row } from '../../ui/layout';

/** Back at one end of a step, on at the other; the arrows follow the direction of the text. */
export const StepBar = ({ children }: { children: ReactNode }) => (
  <Row spread _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}>
    {children}
  </Row>
);
