import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleDashed, PenLine, RotateCw } from 'lucide-react';
import type { LeaseStatus as Status } from '../../../../../shared/domain/leases';
import { messages } from '../../../../../shared/domain/messages';
import { IconButton } from '../../../ui/icon-button';
import { Row } from '../../../ui/layout';
import { StatusBadge } from '../../../ui/status-badge';
import { Muted } from '../../../ui/text';
import { leaseStatusQuery } from '../queries';

const looks = {
  [messages.leaseNone]: { tone: 'neutral', icon: CircleDashed },
  [messages.leaseInProgress]: { tone: 'info', icon: PenLine },
  [messages.leaseSigned]: { tone: 'success', icon: CircleCheck },
} as const satisfies Record<Status, unknown>;

/** The status of a unit's lease in the spec's words (PRP-28). A failed check offers a retry. */
export function LeaseStatus({ unitId, unitNumber }: { unitId: string; unitNumber: string }) {
  const status = useQuery(leaseStatusQuery(unitId));
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
          label={`Reload the lease status of ${unitNumber}`}
          size="xs"
          pending={status.isFetching}
          onClick={() => void status.refetch()}
        >
          <RotateCw aria-hidden="true" />
        </IconButton>
      </Row>
    );
  return <StatusBadge {...looks[status.data]} word={status.data} />;
}
