import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CirclePause } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import type { UnitDetails as Unit } from '../../../../../shared/contract/units';
import { crumbsToUnit } from '../../../domain-ui/property/crumbs-to';
import { PropertyFallback } from '../../../domain-ui/property/property-fallback';
import { Columns } from '../../../ui/layout/columns';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { withAddress } from '../../../ui/primitives/with-address';
import { AccessSection } from '../access/access-section';
import { AdoptAction, LeaseAction, MoveAction } from '../lease/lease-actions';
import { LeaseStatusLine } from '../lease/lease-status';
import { UnitNotes } from '../notes/unit-notes';
import { unitQuery } from '../queries';
import { UnitNeighbors } from './neighbors';
import { OtherUnits } from './other-units';
import { PeopleSection } from './people-section';
import { UnitActions } from './unit-actions';
import { UnitFacts, UnitPhotos } from './unit-facts';

export type UnitRights = {
  /** The account is writable. */
  readonly change: boolean;
  readonly leases: boolean;
  readonly notes: boolean;
  /** Keys, meters and entry codes. */
  readonly access: boolean;
  /** Adds units to a property. */
  readonly add: boolean;
  /** Takes applications. */
  readonly list: boolean;
};

/** What other features say about the unit. */
export type UnitParts = {
  /** In one line under the title. */
  readonly sentence?: ReactNode;
  /** The button of a unit with a lease. */
  readonly payment?: ReactNode;
  /** The lease in force, around the spec's own actions. */
  readonly now?: ((actions: ReactNode) => ReactNode) | undefined;
  /** Rents, past leases and requests. */
  readonly history?: ReactNode;
  /** At the side, such as its documents. */
  readonly beside?: ReactNode;
};

type Props = {
  id: string;
  /** For rights and the other units; the unit shows before it loads. */
  property?: PropertyRead;
  rights: UnitRights;
  onDeleted: (propertyId: string) => void;
  parts: (unit: Unit) => UnitParts;
};

/** /getunit-data: one unit, read. */
export function UnitDetails({ id, ...rest }: Props) {
  const read = useQuery(unitQuery(id));
  if (!read.data) return <PropertyFallback read={read} what="unit" />;
  return <Whole unit={read.data} {...rest} />;
}

const Sentence = chakra('p', { base: { m: '0', fontSize: 'md', textWrap: 'pretty' } });

/** What may be done with the unit's lease: the spec's own buttons. */
const LeaseButtons = ({ unit, mayLease }: { unit: Unit; mayLease: boolean }) => (
  <>
    <LeaseAction unit={unit} propertyId={unit.property_id} mayLease={mayLease} />
    {mayLease && unit.unit_lease_status === 0 && <AdoptAction unit={unit} propertyId={unit.property_id} />}
    {mayLease && <MoveAction unit={unit} propertyId={unit.property_id} />}
  </>
);

function Whole({ unit, property, rights, onDeleted, parts: partsOf }: Omit<Props, 'id'> & { unit: Unit }) {
  const { property_id: id, unit_id, unit_number } = unit;
  useCrumbs(crumbsToUnit(unit));
  const may = property?.may;
  const parts = partsOf(unit);
  const buttons = <LeaseButtons unit={unit} mayLease={rights.leases} />;
  const gap = { base: '5', md: '6' };
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
            mayAdd={rights.add && may?.addUnit === true}
            mayDelete={rights.change && may?.deleteUnit === true}
            mayLease={rights.leases}
            mayList={rights.list}
            payment={parts.payment}
            onDeleted={() => onDeleted(id)}
          />
        </>
      }
    >
      <Stack gap="2">
        <Row gap="3" rowGap="1">
          <LeaseStatusLine unit={unit} />
          {unit.off_market && <StatusBadge tone="neutral" icon={CirclePause} word="Off the market" />}
        </Row>
        {parts.sentence && <Sentence>{parts.sentence}</Sentence>}
      </Stack>
      <Columns widths="1fr clamp(270px, 30%, 22rem)" from="lg">
        <Stack gap={gap}>
          {parts.now?.(buttons)}
          {parts.history}
          <UnitPhotos unit={unit} />
        </Stack>
        <Stack gap={gap}>
          <UnitFacts unit={unit} />
          <PeopleSection unit={unit} />
          {rights.access && <AccessSection unitId={unit_id} canChange={rights.change} />}
          {parts.beside}
          {rights.notes && <UnitNotes unitId={unit_id} canChange={rights.change} />}
          {property && <OtherUnits property={property} unitId={unit_id} />}
        </Stack>
      </Columns>
    </Page>
  );
}
