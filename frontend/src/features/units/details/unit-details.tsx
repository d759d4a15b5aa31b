import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import type { UnitDetails as Unit } from '../../../../../shared/contract/units';
import { Columns } from '../../../ui/columns';
import { useCrumbs } from '../../../ui/crumb-trail';
import { crumbsToUnit } from '../../../ui/crumbs-to';
import { Stack } from '../../../ui/layout';
import { Page } from '../../../ui/page';
import { PropertyFallback } from '../../../ui/property-fallback';
import { withAddress } from '../../../ui/with-address';
import { LeaseStatus } from '../lease/lease-status';
import { UnitNotes } from '../notes/unit-notes';
import { unitQuery } from '../queries';
import { LeaseCard } from './lease-card';
import { UnitNeighbors } from './neighbors';
import { OtherUnits } from './other-units';
import { PeopleSection } from './people-section';
import { UnitActions } from './unit-actions';
import { UnitFacts } from './unit-facts';

export type UnitRights = {
  /** The account is writable. */
  readonly change: boolean;
  readonly leases: boolean;
  readonly notes: boolean;
};

type Props = {
  id: string;
  /** For rights and the other units; the unit shows before it loads. */
  property?: PropertyRead;
  rights: UnitRights;
  onDeleted: (propertyId: string) => void;
  /** Sections of other features about the unit, such as its documents. */
  beside?: ReactNode;
};

/** /getunit-data: one unit, read. */
export function UnitDetails({ id, ...rest }: Props) {
  const read = useQuery(unitQuery(id));
  if (!read.data) return <PropertyFallback read={read} what="unit" />;
  return <Whole unit={read.data} {...rest} />;
}

function Whole({ unit, property, rights, onDeleted, beside }: Omit<Props, 'id'> & { unit: Unit }) {
  const { property_id: id, unit_id, unit_number } = unit;
  useCrumbs(crumbsToUnit(unit));
  const may = property?.may;
  return (
    <Page
      title={`Unit ${unit_number}`}
      lead={withAddress(unit.property_title, unit.unit_address)}
      back={{ to: '/getproperty-data', search: { id }, label: unit.property_title }}
      action={
        <>
          <UnitNeighbors unit={unit} />
          <UnitActions
            unit={unit}
            mayChange={rights.change && may?.change === true}
            mayDelete={rights.change && may?.deleteUnit === true}
            onDeleted={() => onDeleted(id)}
          />
        </>
      }
    >
      <div>
        <LeaseStatus unit={unit} />
      </div>
      <Columns widths="2fr 1fr" from="lg">
        <UnitFacts unit={unit} />
        <Stack gap={{ base: '5', md: '6' }}>
          <LeaseCard unit={unit} mayLease={rights.leases} />
          <PeopleSection unit={unit} />
          {beside}
          {property && <OtherUnits property={property} unitId={unit_id} />}
        </Stack>
      </Columns>
      {rights.notes && <UnitNotes unitId={unit_id} canChange={rights.change} />}
    </Page>
  );
}
