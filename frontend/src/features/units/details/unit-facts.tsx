import { Image } from 'lucide-react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { displayDate } from '../../../../../shared/domain/dates';
import { hasRooms } from '../../../../../shared/domain/property-types';
import { Fact, Facts } from '../../../ui/facts';
import { Gallery } from '../../../ui/gallery';
import { Row, Stack } from '../../../ui/layout';
import { CheckList } from '../../../ui/marked-list';
import { Section } from '../../../ui/section';
import { Muted, SubTitle } from '../../../ui/text';
import { rentText } from '../list/unit-texts';
import { picturesOfUnit } from '../pickers/pictures-of-unit';

/** Photos, the unit's facts, and its appliances. */
export function UnitFacts({ unit }: { unit: UnitDetails }) {
  const pictures = picturesOfUnit({
    unit_number: unit.unit_number,
    image_urls: unit.images.map(({ url }) => url),
    image_alts: unit.images.map(({ alt }) => alt),
  });
  return (
    <Section title="About this unit">
      <Stack gap="6">
        <Gallery pictures={pictures} empty={<NoPhotos />} />
        <Facts>
          <Fact label="Rent price">{rentText(unit.rent_price)}</Fact>
          <Fact label="Available from">{displayDate(unit.free_from ?? '') || '–'}</Fact>
          <Fact label="Size in sq.ft">{Number(unit.size_sqft).toLocaleString('en-US')}</Fact>
          {hasRooms(unit.property_type) && (
            <>
              <Fact label="Beds">{unit.bedrooms || '–'}</Fact>
              <Fact label="Baths">{unit.bathrooms || '–'}</Fact>
            </>
          )}
          <Fact label="Type">{unit.property_type}</Fact>
        </Facts>
        <Stack gap="2">
          <SubTitle>Appliances</SubTitle>
          {unit.appliances.length > 0 ? <CheckList items={unit.appliances} /> : <Muted>None noted</Muted>}
        </Stack>
      </Stack>
    </Section>
  );
}

const NoPhotos = () => (
  <Row justifyContent="center" gap="2" minH="20" color="muted" bg="surface.sunk" borderRadius="control">
    <Image size={18} aria-hidden="true" />
    No photos yet
  </Row>
);
