import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleDashed, KeyRound, PenLine, RotateCw } from 'lucide-react';
import type { UnitRead } from '../../../../../shared/contract/properties';
import { type Occupancy, occupancyOf } from '../../../../../shared/domain/leases/status/unit-row';
import { messages } from '../../../../../shared/domain/messages';
import { Row, Stack } from '../../../ui/layout/layout';
import { IconButton } from '../../../ui/primitives/icon-button';
import { type BadgeTone, StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted } from '../../../ui/primitives/text';
import { leaseStatusQuery } from '../queries';

type Look = { readonly tone: BadgeTone; readonly icon: typeof PenLine; readonly word: string };

const looks: Readonly<Record<Occupancy, Look>> = {
  vacant: { tone: 'neutral', icon: CircleDashed, word: 'Vacant' },
  signing: { tone: 'info', icon: PenLine, word: 'Signing' },
  leased: { tone: 'success', icon: KeyRound, word: 'Leased' },
};

/** A co-signer has not signed a lease that is completed by the spec's rule (decisions, Screens). */
const coSignerPending = { tone: 'warning', icon: PenLine, word: 'Co-signer pending' } as const;

export type LeasedUnit = Pick<UnitRead, 'unit_id' | 'unit_number' | 'unit_lease_status' | 'lease'>;

/**
 * The unit's status, with the spec's text as the badge (PRP-28). A row brings it; what it leaves open is
 * fetched.
 */
export function LeaseStatusLine({ unit }: { unit: LeasedUnit }) {
  if (unit.unit_lease_status !== 0 && !unit.lease) return <AskedStatus unit={unit} />;
  const text = unit.unit_lease_status === 0 ? messages.leaseNone : (unit.lease?.text ?? '');
  const badge = <StatusBadge {...looks[occupancyOf(text)]} word={text} />;
  if (!unit.lease?.co_signer_pending) return badge;
  return (
    <Row as="span" display="inline-flex" flexWrap="wrap" gap="1">
      {badge}
      <StatusBadge {...coSignerPending} />
    </Row>
  );
}

const Badge = ({ text }: { text: string }) => (
  <Stack as="span" display="inline-flex" alignItems="flex-start" gap="0.5">
    <StatusBadge {...looks[occupancyOf(text)]} />
    <Muted as="span" small>
      <bdi>{text}</bdi>
    </Muted>
  </Stack>
);

/** A failed request says so, and can be retried. */
function AskedStatus({ unit: { unit_id, unit_number } }: { unit: LeasedUnit }) {
  const status = useQuery(leaseStatusQuery(unit_id));
  if (status.isPending)
    return (
      <Muted as="span" small role="status">
        {messages.loading}
      </Muted>
    );
  if (status.isError)
    return (
      <Row as="span" display="inline-flex" gap="1">
        <StatusBadge tone="danger" icon={CircleAlert} word={messages.leaseUnknown} />
        <IconButton
          label={`Reload the lease status of ${unit_number}`}
          size="xs"
          pending={status.isFetching}
          onClick={() => void status.refetch()}
        >
          <RotateCw aria-hidden="true" />
        </IconButton>
      </Row>
    );
  return <Badge text={status.data} />;
}
