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

export const toApplicants = { to: '/applicantsList', label: 'Applicants' } as const;

const missing = {
  applicant: {
    title: 'Applicant not found',
    sentence: 'We couldn’t find this applicant',
    text: 'The link may be incomplete, or your role cannot see it.',
  },
  unit: {
    title: 'Unit not found',
    sentence: 'There is no such unit here',
    text: 'It may have been removed, or your role may not have access to it.',
  },
} as const;

const Missing = ({ sentence, text }: { sentence: string; text: string }) => (
  <EmptyState
    title={sentence}
    text={text}
    drawing={drawings.search}
    action={
      <LinkButton to="/applicantsList" variant="outline">
        Go to the list
      </LinkButton>
    }
  />
);

/** The page of an applicant whom nobody named. */
export const NoApplicant = () => (
  <Page title={missing.applicant.title} back={toApplicants}>
    <Section flush>
      <Missing {...missing.applicant} />
    </Section>
  </Page>
);

type Props = { read: Read; what?: keyof typeof missing };

/** Every face of an applicant's screens but the full one: waiting, failed, not there, not for this role. */
export function WaitingApplicant({ read, what = 'applicant' }: Props) {
  const status = read.error instanceof ApiRefusal ? read.error.status : 0;
  const none = missing[what];
  return (
    <Page title={status === 404 ? none.title : 'Applicant'} back={toApplicants}>
      <Section flush>
        {!read.isError && <SkeletonList picture={false} />}
        {status === 403 && <NoPermission />}
        {status === 404 && <Missing {...none} />}
        {read.isError && status !== 403 && status !== 404 && (
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        )}
      </Section>
    </Page>
  );
}
