import type { PropertyRead } from '../../../../../shared/contract/properties';
import { Anchor } from '../../../ui/primitives/text-link';
import { addressOf } from '../address-of';

const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** The address below the title, with a link to the map. */
export function AddressLine({ property }: { property: PropertyRead }) {
  const address = addressOf(property);
  return (
    <>
      <bdi>{address}</bdi>{' '}
      <Anchor href={mapOf(address)} target="_blank" rel="noopener noreferrer" ms="2" whiteSpace="nowrap">
        Show on a map
      </Anchor>
    </>
  );
}
