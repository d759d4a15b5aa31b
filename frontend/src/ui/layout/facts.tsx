import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Names with their values, as many per row as fit. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  },
});

type FactProps = {
  label: string;
  /** On a line of its own, for what would break: an email address. */
  wide?: boolean;
  children: ReactNode;
};

export const Fact = ({ label, wide = false, children }: FactProps) => (
  <chakra.div gridColumn={wide ? '1 / -1' : undefined}>
    <chakra.dt fontSize="xs" color="muted">
      {label}
    </chakra.dt>
    <chakra.dd fontWeight="medium" overflowWrap="anywhere">
      <bdi>{children}</bdi>
    </chakra.dd>
  </chakra.div>
);
