import { chakra } from '@chakra-ui/react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { Anchor } from '../../../ui/text-link';
import { addressOf } from '../address-of';

const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** The address below the title, and the way to it. */
export function AddressLine({ property }: { property: PropertyRead }) {
  const address = addressOf(property);
  return (
    <chakra.span display="flex" flexWrap="wrap" columnGap="3">
      <bdi>{address}</bdi>
      <Anchor href={mapOf(address)} target="_blank" rel="noopener noreferrer">
        Show on a map
      </Anchor>
    </chakra.span>
  );
}
