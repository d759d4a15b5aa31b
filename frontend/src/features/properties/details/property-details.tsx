import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ApiRefusal } from '../../../api/refusal';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Failed } from '../../../ui/failed';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { SkeletonCards, SkeletonList } from '../../../ui/skeleton-list';
import { propertyQuery } from '../queries';
import { OwnerList } from './owner-list';
import { PropertyFacts } from './property-facts';
import { UnitsOf } from './units-of';

type Props = {
  id: string;
  /** Of the units, as the address has it. */
  page: unknown;
  onPage: (page: number) => void;
};

const back = { to: '/propertiesList', label: 'Properties' };

/** /getproperty-data: one property, read (PRP-24, PRP-27). */
export function PropertyDetails({ id, page, onPage }: Props) {
  const read = useQuery(propertyQuery(id));
  const missing = read.data === null || (read.error instanceof ApiRefusal && read.error.status === 404);
  if (missing) return <Missing />;
  if (read.isError)
    return (
      <Page title="Property" back={back}>
        <Section>
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        </Section>
      </Page>
    );
  const property = read.data;
  if (!property)
    return (
      <Page title="Property" back={back}>
        <SkeletonCards cards={2} height="48" />
        <Section flush>
          <SkeletonList picture={false} />
        </Section>
      </Page>
    );
  return (
    <Page title={property.property_title} lead={property.property_type} back={back}>
      <PropertyFacts property={property} />
      <chakra.div
        display="grid"
        gap={{ base: '5', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <UnitsOf property={property} page={page} onPage={onPage} />
        <OwnerList owners={property.rental_owners} />
      </chakra.div>
    </Page>
  );
}

const Missing = () => (
  <Page title="Property not found" back={back}>
    <Section>
      <EmptyState
        title="There is no such property here"
        text="It may have been removed, or your role does not show it."
        drawing={drawings.search}
        action={
          <LinkButton to="/propertiesList" variant="outline">
            Go to the list
          </LinkButton>
        }
      />
    </Section>
  </Page>
);
