import { useQuery } from '@tanstack/react-query';
import type { MyUnit } from '../../../../../shared/contract/tenants';
import { WaitingTenantPage } from '../../../domain-ui/person/waiting-tenant-page';
import { Columns } from '../../../ui/layout/columns';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Gallery } from '../../../ui/media/gallery';
import { Muted } from '../../../ui/primitives/text';
import { myUnitQuery } from '../queries';
import { ContactSection } from './contact-section';
import { SharedDocuments } from './shared-documents';

const back = { to: '/propertyDashboard', label: 'Home' } as const;

/** What the page is about: the unit (/tenants-UnitData), or the building it is in (/tenants-PropertyData). */
type Props = { id: string; about: 'unit' | 'building' };

/** A tenant's unit with its documents, or the building with whom to call. */
export function MyUnitPage({ id, about }: Props) {
  const read = useQuery(myUnitQuery(id));
  const title = about === 'unit' ? 'My unit' : 'My building';
  if (!read.data) return <WaitingTenantPage title={title} read={read} back={back} />;
  const unit = read.data;
  return (
    <Page
      title={about === 'unit' ? `Unit ${unit.unit_number}` : unit.property_title}
      lead={about === 'unit' ? `${unit.property_title}, ${unit.address}` : unit.address}
      back={back}
    >
      <Columns widths="2fr 1fr" from="lg">
        <Stack gap={{ base: '5', md: '6' }}>
          {about === 'unit' && unit.images.length > 0 && <Pictures unit={unit} />}
          <UnitFacts unit={unit} about={about} />
          {about === 'unit' && <SharedDocuments unit={unit} />}
        </Stack>
        <ContactSection lease={unit} />
      </Columns>
    </Page>
  );
}

const Pictures = ({ unit: { images, unit_number } }: { unit: MyUnit }) => (
  <Gallery
    pictures={images.map(({ url, alt }, index) => ({
      url,
      alt: alt || `Photo ${index + 1} of unit ${unit_number}`,
    }))}
  />
);

function UnitFacts({ unit, about }: { unit: MyUnit; about: Props['about'] }) {
  const { property_type, size_sqft, bedrooms, bathrooms, appliances } = unit;
  return (
    <Section title={about === 'unit' ? 'The unit' : 'The building'}>
      <Stack gap="4">
        <Facts>
          <Fact label="Type">{property_type}</Fact>
          {about === 'building' && <Fact label="Managed by">{unit.organization}</Fact>}
          <Fact label="My unit">{unit.unit_number}</Fact>
          {about === 'unit' && size_sqft && (
            <Fact label="Size">{`${Number(size_sqft).toLocaleString('en-US')} sq ft`}</Fact>
          )}
          {about === 'unit' && bedrooms && <Fact label="Bedrooms">{bedrooms}</Fact>}
          {about === 'unit' && bathrooms && <Fact label="Bathrooms">{bathrooms}</Fact>}
        </Facts>
        {about === 'unit' && appliances.length > 0 && (
          <Muted>
            <bdi>{`Appliances: ${appliances.join(', ')}`}</bdi>
          </Muted>
        )}
      </Stack>
    </Section>
  );
}
