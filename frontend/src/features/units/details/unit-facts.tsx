import { Image } from 'lucide-react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { displayDate } from '../../../../../shared/domain/dates';
import { bathsText } from '../../../../../shared/domain/portfolio/baths';
import { hasRooms } from '../../../../../shared/domain/portfolio/property-types';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Row, Stack } from '../../../ui/layout/layout';
import { CheckList } from '../../../ui/layout/marked-list';
import { Section } from '../../../ui/layout/section';
import { Gallery } from '../../../ui/media/gallery';
import { Muted, SubTitle } from '../../../ui/primitives/text';
import { rentText } from '../list/unit-texts';
import { picturesOfUnit } from '../pickers/pictures-of-unit';

/** The unit's facts and its appliances. */
export const UnitFacts = ({ unit }: { unit: UnitDetails }) => (
  <Section title="About this unit">
    <Stack gap="6">
      <Facts>
        <Fact label="Rent price">{rentText(unit.rent_price)}</Fact>
        <Fact label="Available from">{displayDate(unit.free_from ?? '') || '–'}</Fact>
        <Fact label="Size in sq.ft">{Number(unit.size_sqft).toLocaleString('en-US')}</Fact>
        {hasRooms(unit.property_type) && (
          <>
            <Fact label="Beds">{unit.bedrooms || '–'}</Fact>
            <Fact label="Baths">{bathsText(unit.bathrooms, unit.half_baths) || '–'}</Fact>
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

export function UnitPhotos({ unit }: { unit: UnitDetails }) {
  const pictures = picturesOfUnit({
    unit_number: unit.unit_number,
    image_urls: unit.images.map(({ url }) => url),
    image_alts: unit.images.map(({ alt }) => alt),
  });
  return (
    <Section title="Photos">
      <Gallery pictures={pictures} empty={<NoPhotos />} />
    </Section>
  );
}

const NoPhotos = () => (
  <Row justifyContent="center" gap="2" minH="20" color="muted" bg="surface.sunk" borderRadius="control">
    <Image size={18} aria-hidden="true" />
    No photos yet
  </Row>
);
