import type { ReactNode } from 'react';
import { Row } from '../../ui/layout/layout';

/** Back at one end of a step, next at the other. The arrows follow the text direction. */
export const StepBar = ({ children }: { children: ReactNode }) => (
  <Row spread _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}>
    {children}
  </Row>
);
