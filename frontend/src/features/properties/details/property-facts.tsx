import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { messages } from '../../../../../shared/domain/messages';
import { furnishedTypes } from '../../../../../shared/domain/property-types';
import { Gable } from '../../../ui/gable';
import { Gallery } from '../../../ui/gallery';
import { Section } from '../../../ui/section';
import { Anchor } from '../../../ui/text-link';
import { addressOf } from '../address-of';
import { picturesOfProperty } from './pictures';

const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

const furnishing = (type: string): string =>
  Object.entries(furnishedTypes).find(([known]) => known === type)?.[1] ?? type;

/** Picture, address, description and the few facts of a property. */
export function PropertyFacts({ property }: { property: PropertyRead }) {
  const address = addressOf(property);
  const pictures = picturesOfProperty(property);
  return (
    <Section>
      <chakra.div
        display="grid"
        gap={{ base: '4', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
      >
        <chakra.div w={pictures.length > 0 ? { base: 'full', md: '72' } : 'auto'}>
          <Gallery pictures={pictures} empty={<Gable name={property.property_title} size="28" />} />
        </chakra.div>
        <chakra.div display="grid" gap="4" alignContent="start">
          <chakra.p m="0" display="flex" gap="2" alignItems="flex-start">
            <chakra.span color="muted" mt="0.5">
              <MapPin size={16} aria-hidden="true" />
            </chakra.span>
            <span>
              <chakra.span display="block">
                <bdi>{address}</bdi>
              </chakra.span>
              <Anchor href={mapOf(address)} target="_blank" rel="noopener noreferrer" fontSize="xs">
                Show on a map
              </Anchor>
            </span>
          </chakra.p>
          <chakra.p
            m="0"
            maxW="reading"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
            dir="auto"
            textAlign="start"
            color={property.property_desc ? undefined : 'muted'}
          >
            {property.property_desc || messages.noDescription}
          </chakra.p>
          <chakra.dl m="0" display="flex" flexWrap="wrap" gap="6" rowGap="3">
            <Fact label="Furnishing">{furnishing(property.furnished_type)}</Fact>
            <Fact label="Parking spaces">{property.parking.toLocaleString('en-US')}</Fact>
          </chakra.dl>
        </chakra.div>
      </chakra.div>
    </Section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <chakra.dt fontSize="xs" color="muted">
      {label}
    </chakra.dt>
    <chakra.dd m="0" fontWeight="medium" fontVariantNumeric="tabular-nums">
      {children}
    </chakra.dd>
  </div>
);
