import type { UseQueryResult } from '@tanstack/react-query';
import { ApiRefusal } from '../../../api/refusal';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failed } from '../../../ui/feedback/failed';
import { NoPermission } from '../../../ui/feedback/no-permission';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';

type Read = Pick<UseQueryResult<unknown>, 'error' | 'isError' | 'refetch'>;

export const toLeases = { to: '/leasesList', label: 'Leases' } as const;

/** The lease screens without a lease: loading, failed, not found, not for this role. */
export function WaitingLease({ read, width }: { read: Read; width?: 'form' }) {
  const status = read.error instanceof ApiRefusal ? read.error.status : 0;
  return (
    <Page title={status === 404 ? 'Lease not found' : 'Lease'} back={toLeases} width={width}>
      <Section flush>
        {!read.isError && <SkeletonList picture={false} />}
        {read.isError && status === 403 && <NoPermission />}
        {read.isError && status === 404 && <Missing />}
        {read.isError && status !== 403 && status !== 404 && (
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        )}
      </Section>
    </Page>
  );
}

const Missing = () => (
  <EmptyState
    title="We couldn’t find this lease"
    text="The link may be incomplete, or your role cannot see it."
    drawing={drawings.search}
    action={
      <LinkButton to="/leasesList" variant="outline">
        Go to the list
      </LinkButton>
    }
  />
);
