import { chakra } from '@chakra-ui/react';

/** `101 Beacon House`, on one line: the number first, the property quieter. */
export const UnitAt = ({ number, property }: { number: string; property: string }) => (
  <bdi>
    {number}{' '}
    <chakra.span color="muted" fontSize="xs">
      {property}
    </chakra.span>
  </bdi>
);
