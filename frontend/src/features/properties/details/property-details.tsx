import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Users, Wallet } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { Button } from '../../../ui/button';
import { Columns } from '../../../ui/columns';
import { useCrumbs } from '../../../ui/crumb-trail';
import { crumbsTo } from '../../../ui/crumbs-to';
import { Gable } from '../../../ui/gable';
import { Cover } from '../../../ui/gallery';
import { Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/page';
import { PropertyFallback } from '../../../ui/property-fallback';
import type { Owning } from '../../owners/pickers/owner-values';
import { propertyQuery } from '../queries';
import { Activity } from './activity';
import { AddUnitButton } from './add-unit-button';
import { AddressLine } from './address-line';
import { ArchivedNotice } from './archived-notice';
import { OwnerList } from './owner-list';
import { picturesOfProperty } from './pictures';
import { PropertyFacts } from './property-facts';
import { PropertyFigures } from './property-figures';
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
  const edit = mayChange && (
    <LinkButton to="/update-property" search={{ id }} variant="outline">
      <Pencil aria-hidden="true" />
      Edit
    </LinkButton>
  );
  return (
    <Page
      title={property.property_title}
      lead={<AddressLine property={property} />}
      back={back}
      picture={
        <Cover
          pictures={picturesOfProperty(property)}
          empty={<Gable name={property.property_title} size="full" />}
        />
      }
      figures={<PropertyFigures property={property} />}
      action={
        <>
          {property.may.archive && rights.change && <PropertyMenu property={property} />}
          {rights.money && (
            <LinkButton to="/property-money" search={{ id }} variant="outline">
              <Wallet aria-hidden="true" />
              Money
            </LinkButton>
          )}
          {edit}
          {addUnit}
        </>
      }
    >
      {property.archived_at !== undefined && (
        <ArchivedNotice property={property} mayRestore={property.may.archive && rights.change} />
      )}
      {unitsOf(property)}
      <Columns widths="2fr 1fr" from="lg">
        <Activity propertyId={id} />
        <Stack gap={{ base: '5', md: '6' }}>
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
          <PropertyFacts property={property} />
        </Stack>
      </Columns>
      {sharing && person && (
        <Suspense fallback={null}>
          <ChangeShares property={property} person={person} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Page>
  );
}
