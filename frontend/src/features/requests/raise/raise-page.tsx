import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { ApiRefusal, Offline } from '../../../api/refusal';
import { WaitingTenantPage } from '../../../domain-ui/person/waiting-tenant-page';
import { displayInstant } from '../../../ui/data/instant';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failed } from '../../../ui/feedback/failed';
import { Notice } from '../../../ui/feedback/notice';
import { SelectField } from '../../../ui/fields/select-field';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { drawings } from '../../../ui/primitives/drawings';
import { keptPlaces } from '../offline/kept-places';
import { WaitingList } from '../offline/waiting-list';
import { repairTermsQuery, requestPlacesQuery, shutOffsQuery } from '../queries';
import { Emergency } from './emergency';
import { RaiseForm } from './raise-form';
import type { RaisePlace } from './raise-place';

const back = { to: '/servicerequest', label: 'Requests' } as const;
const title = 'New request';

type Props = { onRaised: (id: string) => void };

/** /servicerequest-form for a tenant, or a rental owner: the emergency path first, then the form. */
export function RaiseOwnPage({ unitId, onRaised }: Props & { unitId: string }) {
  const read = useQuery(requestPlacesQuery);
  const [kept] = useState(keptPlaces);
  const [chosen, setChosen] = useState<number>();
  const [sent, setSent] = useState(0);
  const isRefused = read.error instanceof ApiRefusal && read.error.status < 500;
  const known = read.data ?? (isRefused ? undefined : kept?.places);
  if (!known) return <UnknownPlaces read={read} onRaised={onRaised} />;
  const { places } = known;
  const named = places.findIndex(
    ({ unit_id, lease_id }) => unitId !== '' && [unit_id, lease_id].includes(unitId),
  );
  const at = chosen ?? Math.max(0, named);
  const line = places[at];
  if (!line)
    return (
      <Page title={title} back={back} width="form">
        <Section>
          <EmptyState
            title="There is no home to raise a request for"
            text="A request is about a home of a lease that everyone has signed."
            drawing={drawings.door}
          />
        </Section>
      </Page>
    );
  const label = line.unit_number ? `Unit ${line.unit_number}, ${line.property_title}` : line.property_title;
  const place: RaisePlace = { ...line, label };
  return (
    <Page title={title} lead={`${label}, ${line.address}`} back={back} width="form">
      <WaitingList />
      {!read.data && kept && (
        <Notice announced title="From the memory of this device">
          {`What you see is as of ${displayInstant(kept.at)}; the person on call may have changed since.`}
        </Notice>
      )}
      {places.length > 1 && (
        <SelectField
          label="Where is it?"
          value={String(at)}
          options={places.map(({ unit_number, property_title }, index) => ({
            value: String(index),
            label: unit_number ? `Unit ${unit_number}, ${property_title}` : `${property_title}, common area`,
          }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      )}
      <Emergency key={`now ${at}`} place={place} onRaised={onRaised} />
      <RaiseForm
        key={`form ${at} ${sent}`}
        place={place}
        isDesk={false}
        onRaised={onRaised}
        onHeld={() => {
          setSent(sent + 1);
          // What waits stands above the form, which is empty again.
          window.scrollTo({ top: 0 });
        }}
      />
    </Page>
  );
}

type UnknownProps = Props & Pick<ComponentProps<typeof WaitingTenantPage>, 'read'>;

/** Nothing is known of the home: while it loads, or without network at the first visit. */
function UnknownPlaces({ read, onRaised }: UnknownProps) {
  if (!(read.error instanceof Offline)) return <WaitingTenantPage title={title} read={read} back={back} />;
  return (
    <Page title={title} back={back} width="form">
      <Section flush>
        <Failed error={read.error} onRetry={() => void read.refetch()} />
      </Section>
      <Emergency onRaised={onRaised} />
    </Page>
  );
}

type DeskProps = Props & {
  property: { readonly property_id: string; readonly property_title: string; readonly zone: string };
  unit?: { readonly unit_id: string; readonly unit_number: string } | undefined;
};

/** The same for staff, who were called or saw it themselves. */
export function RaiseDeskPage({ property, unit, onRaised }: DeskProps) {
  const [sent, setSent] = useState(0);
  const terms = useQuery(repairTermsQuery(property.property_id));
  const own = useQuery({ ...shutOffsQuery(unit?.unit_id ?? ''), enabled: unit !== undefined });
  const label = unit
    ? `Unit ${unit.unit_number}, ${property.property_title}`
    : `Common area, ${property.property_title}`;
  const shutOffs = own.data?.shut_offs || terms.data?.shut_offs;
  const place: RaisePlace = {
    property_id: property.property_id,
    ...(unit && { unit_id: unit.unit_id }),
    label,
    address: '',
    zone: property.zone,
    shut_offs: shutOffs ?? '',
    on_call: { name: '', mobile_number: '' },
  };
  return (
    <Page title={title} lead={label} back={{ ...back, label: 'Requests' }} width="form">
      <WaitingList />
      <RaiseForm key={sent} place={place} isDesk onRaised={onRaised} onHeld={() => setSent(sent + 1)} />
    </Page>
  );
}
