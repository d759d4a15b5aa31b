import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Names with their values, as many per row as fit. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  },
});

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <chakra.dt fontSize="xs" color="muted">
      {label}
    </chakra.dt>
    <chakra.dd fontWeight="medium" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      <bdi>{children}</bdi>
    </chakra.dd>
  </div>
);
