import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  /** Names with their values; a pair without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
};

/** A name at the start of each line, its value at the end; below it where both do not fit. */
export const FactList = ({ facts }: Props) => (
  <chakra.dl display="grid" gap="2" m="0">
    {facts
      .filter(([, value]) => value !== '' && value !== undefined && value !== null && value !== false)
      .map(([name, value]) => (
        <chakra.div key={name} display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
          <chakra.dt color="muted" flexShrink="0">
            {name}
          </chakra.dt>
          <chakra.dd m="0" ms="auto" textAlign="end" overflowWrap="anywhere" minW="0">
            <bdi>{value}</bdi>
          </chakra.dd>
        </chakra.div>
      ))}
  </chakra.dl>
);
