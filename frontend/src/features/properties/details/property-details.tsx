import { useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { crumbsTo } from '../../../domain-ui/property/crumbs-to';
import { PropertyFallback } from '../../../domain-ui/property/property-fallback';
import { Columns } from '../../../ui/layout/columns';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Page } from '../../../ui/layout/page';
import { PageTabs } from '../../../ui/layout/page-tabs';
import { Cover } from '../../../ui/media/gallery';
import { PhotoPlaceholder } from '../../../ui/media/photo-placeholder';
import { Button } from '../../../ui/primitives/button';
import type { Owning } from '../../owners/pickers/owner-values';
import { propertyQuery } from '../queries';
import { Activity } from './activity';
import { AddUnitButton } from './add-unit-button';
import { AddressLine } from './address-line';
import { ArchivedNotice } from './archived-notice';
import { OwnerList } from './owner-list';
import { picturesOfProperty } from './pictures';
import { PropertyFacts } from './property-facts';
import { type PropertyBeside, PropertyFigures } from './property-figures';
import { PropertyMenu } from './property-menu';
import { ShareHistory } from './share-history';

const ChangeShares = lazy(() => import('./change-shares'));

/** What the role and account allow, apart from the property's own rules. */
export type DetailsRights = {
  /** The account is writable. */
  readonly change: boolean;
  readonly leases: boolean;
  readonly shares: boolean;
  readonly bank: boolean;
  readonly owners: boolean;
  /** Sees what the owners have of it. */
  readonly money: boolean;
};

type Props = {
  id: string;
  rights: DetailsRights;
  /** The person who changes shares; undefined during logout. */
  person?: Owning;
  /** Checks again whether one more unit fits the plan (PRP-30). */
  hasRoom: () => Promise<boolean>;
  /** The tab in the address; the units without one. */
  tab?: 'owners' | 'activity' | undefined;
  /** What requests and money say of it, for the figures; each undefined for who does not see it. */
  beside: PropertyBeside;
  /** Renders the units section; passed in by the route. */
  unitsOf: (property: PropertyRead) => ReactNode;
};

const back = { to: '/propertiesList', label: 'Properties' } as const;

/** /getproperty-data: one property (PRP-24 to PRP-30). */
export function PropertyDetails({ id, ...rest }: Props) {
  const read = useQuery(propertyQuery(id));
  if (!read.data) return <PropertyFallback read={read} />;
  return <Whole property={read.data} {...rest} />;
}

function Whole({
  property,
  rights,
  person,
  hasRoom,
  tab,
  beside,
  unitsOf,
}: Omit<Props, 'id'> & { property: PropertyRead }) {
  const { property_id: id, may } = property;
  const [sharing, setSharing] = useState(false);
  useCrumbs(crumbsTo(property));
  const mayChange = may.change && rights.change;
  const change = rights.shares && mayChange && (
    <Button variant="outline" size="sm" aria-label="Change shares" onClick={() => setSharing(true)}>
      <Users aria-hidden="true" />
      Change
    </Button>
  );
  const addUnit = may.addUnit && rights.change && (
    <AddUnitButton propertyId={id} hasRoom={hasRoom}>
      <Plus aria-hidden="true" />
      Add Unit
    </AddUnitButton>
  );
  const tabTo = (key?: 'owners' | 'activity') => ({
    to: '/getproperty-data' as const,
    search: key === undefined ? { id } : { id, tab: key },
    isHere: tab === key,
  });
  const owners = (
    <OwnerList
      owners={property.rental_owners}
      maySee={rights.owners}
      bank={{ propertyId: id, mayAdd: rights.bank }}
      change={change}
      history={
        property.rental_owners.length > 0 && (
          <ShareHistory property={property} mayChange={rights.shares && mayChange} />
        )
      }
    />
  );
  return (
    <Page
      title={property.property_title}
      lead={<AddressLine property={property} />}
      back={back}
      picture={
        <Cover
          pictures={picturesOfProperty(property)}
          empty={<PhotoPlaceholder name={property.property_title} size="full" />}
        />
      }
      figures={<PropertyFigures property={property} beside={beside} />}
      action={
        <>
          <PropertyMenu
            property={property}
            mayArchive={property.may.archive && rights.change}
            mayChange={mayChange}
            seesMoney={rights.money}
          />
          {addUnit}
        </>
      }
    >
      {property.archived_at !== undefined && (
        <ArchivedNotice property={property} mayRestore={property.may.archive && rights.change} />
      )}
      <PageTabs
        label="Property"
        wide
        tabs={[
          { label: 'Units', note: property.unit_count.toLocaleString('en-US'), ...tabTo() },
          ...(rights.money
            ? [{ label: 'Money', to: '/property-money' as const, search: { id }, isHere: false }]
            : []),
          { label: 'Owners', ...tabTo('owners') },
          ...(beside.documents
            ? [{ label: 'Documents', to: '/documents' as const, search: { property: id }, isHere: false }]
            : []),
          { label: 'Activity', ...tabTo('activity') },
        ]}
      />
      {tab === undefined && unitsOf(property)}
      {tab === undefined && (
        <Columns widths="1fr 1fr" from="lg">
          {owners}
          <PropertyFacts property={property} />
        </Columns>
      )}
      {tab === 'owners' && owners}
      {tab === 'activity' && <Activity propertyId={id} />}
      {sharing && person && (
        <Suspense fallback={null}>
          <ChangeShares property={property} person={person} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Page>
  );
}
