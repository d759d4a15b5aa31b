import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { messages } from '../../../../../shared/domain/messages';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { PropertyFallback } from '../../../domain-ui/property/property-fallback';
import { Failed } from '../../../ui/feedback/failed';
import { LoadingSpot } from '../../../ui/feedback/loading';
import { Notice } from '../../../ui/feedback/notice';
import { Row } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { unitQuery } from '../../units/queries';
import { leaseChanged } from '../queries';

type Props = { unitId: string; onDraft: (leaseId: string) => void };

/** /addLease: starts a draft for a unit and opens its wizard; asks first if the unit has a lease. */
export function StartLease({ unitId, onDraft }: Props) {
  const client = useQueryClient();
  const read = useQuery(unitQuery(unitId));
  const key = useRef(newIdempotencyKey());
  const { mutate, ...start } = useMutation({
    mutationFn: () => api.leases.createDraft({ body: { unit_id: unitId } }, { idempotencyKey: key.current }),
    onSuccess: ({ data }) => {
      void leaseChanged(client);
      onDraft(data.lease_id);
    },
  });
  const isFree = read.data?.unit_lease_status === 0;
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isFree || isStarted.current) return;
    isStarted.current = true;
    mutate();
  }, [isFree, mutate]);
  const unit = read.data;
  if (!unit) return <PropertyFallback read={read} what="unit" width="form" />;
  if (start.isError)
    return (
      <Frame unit={unit}>
        <Section>
          <Failed error={start.error} onRetry={mutate} />
        </Section>
      </Frame>
    );
  if (isFree || start.isPending || start.isSuccess) return <LoadingSpot />;
  return (
    <Frame unit={unit}>
      <Notice kind="info" title="This unit already has a lease">
        You can draft the next lease now, and send it once the dates do not overlap.
      </Notice>
      <Row gap="2">
        {unit.lease && (
          <LinkButton to="/showLease" search={{ id: unit.lease.lease_id }} variant="outline">
            Open the lease
          </LinkButton>
        )}
        <Button onClick={() => mutate()}>Begin the next lease</Button>
      </Row>
    </Frame>
  );
}

const Frame = ({ unit, children }: { unit: UnitDetails; children: ReactNode }) => (
  <Page
    title={messages.createLease}
    lead={`Unit ${unit.unit_number}, ${unit.property_title}`}
    back={{ to: '/getunit-data', search: { id: unit.unit_id }, label: `Unit ${unit.unit_number}` }}
    width="form"
  >
    {children}
  </Page>
);
