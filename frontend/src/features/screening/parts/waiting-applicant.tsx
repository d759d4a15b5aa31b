import type { UseQueryResult } from '@tanstack/react-query';
import { ApiRefusal } from '../../../api/refusal';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Failed } from '../../../ui/failed';
import { NoPermission } from '../../../ui/no-permission';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { SkeletonList } from '../../../ui/skeleton-list';

type Read = Pick<UseQueryResult<unknown>, 'error' | 'isError' | 'refetch'>;

export const toApplicants = { to: '/applicantsList', label: 'Applicants' };

/** Every face of an applicant's screens but the full one: waiting, failed, not there, not for this role. */
export function WaitingApplicant({ read }: { read: Read }) {
  const status = read.error instanceof ApiRefusal ? read.error.status : 0;
  return (
    <Page title={status === 404 ? 'Applicant not found' : 'Applicant'} back={toApplicants}>
      <Section flush>
        {!read.isError && <SkeletonList picture={false} />}
        {status === 403 && <NoPermission />}
        {status === 404 && (
          <EmptyState
            title="We couldn’t find this applicant"
            text="The link may be incomplete, or your role cannot see it."
            drawing={drawings.search}
          />
        )}
        {read.isError && status !== 403 && status !== 404 && (
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        )}
      </Section>
    </Page>
  );
}
