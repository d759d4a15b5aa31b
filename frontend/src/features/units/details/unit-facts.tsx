import { chakra } from '@chakra-ui/react';
import { Check, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { displayDate } from '../../../../../shared/domain/dates';
import { hasRooms } from '../../../../../shared/domain/property-types';
import { Gallery } from '../../../ui/gallery';
import { Section } from '../../../ui/section';
import { rentText } from '../list/unit-texts';
import { picturesOfUnit } from '../pickers/pictures-of-unit';

/** Photos, the facts of the unit, and what is fitted in it. */
export function UnitFacts({ unit }: { unit: UnitDetails }) {
  const pictures = picturesOfUnit({
    unit_number: unit.unit_number,
    image_urls: unit.images.map(({ url }) => url),
    image_alts: unit.images.map(({ alt }) => alt),
  });
  return (
    <Section title="About this unit">
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <Gallery pictures={pictures} empty={<NoPhotos />} />
        <chakra.dl
          m="0"
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
        >
          <Fact label="Rent price">{rentText(unit.rent_price)}</Fact>
          <Fact label="Available from">{displayDate(unit.is_availability_date) || '–'}</Fact>
          <Fact label="Size in sq.ft">{Number(unit.size_sqft).toLocaleString('en-US')}</Fact>
          {hasRooms(unit.property_type) && (
            <>
              <Fact label="Beds">{unit.bedrooms || '–'}</Fact>
              <Fact label="Baths">{unit.bathrooms || '–'}</Fact>
            </>
          )}
          <Fact label="Type">{unit.property_type}</Fact>
        </chakra.dl>
        <div>
          <chakra.h3 m="0" mb="2" fontSize="sm" fontWeight="semibold">
            Appliances
          </chakra.h3>
          <Appliances names={unit.appliances} />
        </div>
      </chakra.div>
    </Section>
  );
}

const NoPhotos = () => (
  <chakra.p
    m="0"
    minH="20"
    display="flex"
    alignItems="center"
    justifyContent="center"
    gap="2"
    color="muted"
    bg="surface.sunk"
    borderRadius="control"
  >
    <Image size={18} aria-hidden="true" />
    No photos yet
  </chakra.p>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <chakra.dt fontSize="xs" color="muted">
      {label}
    </chakra.dt>
    <chakra.dd m="0" fontWeight="medium" fontVariantNumeric="tabular-nums">
      <bdi>{children}</bdi>
    </chakra.dd>
  </div>
);

function Appliances({ names }: { names: readonly string[] }) {
  if (names.length === 0)
    return (
      <chakra.p m="0" color="muted">
        None noted
      </chakra.p>
    );
  return (
    <chakra.ul
      m="0"
      p="0"
      listStyleType="none"
      display="grid"
      gap="2"
      gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))"
    >
      {names.map((name) => (
        <chakra.li key={name} display="flex" alignItems="center" gap="2">
          <chakra.span color="primary">
            <Check size={16} aria-hidden="true" />
          </chakra.span>
          <bdi>{name}</bdi>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
