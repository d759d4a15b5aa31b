import { MapPin } from 'lucide-react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { messages } from '../../../../../shared/domain/messages';
import { furnishedTypes } from '../../../../../shared/domain/property-types';
import { Columns } from '../../../ui/columns';
import { Fact, Facts } from '../../../ui/facts';
import { Gable } from '../../../ui/gable';
import { Gallery } from '../../../ui/gallery';
import { Row, Stack } from '../../../ui/layout';
import { Section } from '../../../ui/section';
import { Prose, Tint } from '../../../ui/text';
import { Anchor } from '../../../ui/text-link';
import { addressOf } from '../address-of';
import { picturesOfProperty } from './pictures';

const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

const furnishing = (type: string): string =>
  Object.entries(furnishedTypes).find(([known]) => known === type)?.[1] ?? type;

export function PropertyFacts({ property }: { property: PropertyRead }) {
  const address = addressOf(property);
  const pictures = picturesOfProperty(property);
  const { property_desc: words } = property;
  return (
    <Section>
      <Columns widths={pictures.length > 0 ? '18rem 1fr' : 'auto 1fr'}>
        <Gallery pictures={pictures} empty={<Gable name={property.property_title} size="28" />} />
        <Stack gap="4">
          <Row alignItems="flex-start" flexWrap="nowrap" gap="2">
            <Tint color="muted">
              <MapPin size={16} aria-hidden="true" />
            </Tint>
            <p>
              <bdi>{address}</bdi>
              <br />
              <Anchor href={mapOf(address)} target="_blank" rel="noopener noreferrer" fontSize="xs">
                Show on a map
              </Anchor>
            </p>
          </Row>
          <Prose isEmpty={words === ''}>{words || messages.noDescription}</Prose>
          <Facts>
            <Fact label="Furnishing">{furnishing(property.furnished_type)}</Fact>
            <Fact label="Parking spaces">{property.parking.toLocaleString('en-US')}</Fact>
          </Facts>
        </Stack>
      </Columns>
    </Section>
  );
}
