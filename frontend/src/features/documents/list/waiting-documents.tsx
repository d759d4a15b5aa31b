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

const back = { to: '/propertiesList', label: 'Properties' } as const;
const statusOf = (error: unknown): number => (error instanceof ApiRefusal ? error.status : 0);

/** The loading, failed, not-found and no-permission states of the documents screens. */
export function WaitingDocuments({ read, what }: { read: Read; what: 'unit' | 'document' }) {
  const missing = statusOf(read.error) === 404;
  const title = what === 'unit' ? 'Documents' : 'Document';
  return (
    <Page title={missing && what === 'document' ? 'Document not found' : title} back={back}>
      <Section flush={!read.isError}>
        {!read.isError && <SkeletonList rows={6} />}
        {read.isError && missing && <Missing what={what} />}
        {read.isError && statusOf(read.error) === 403 && <NoPermission />}
        {read.isError && !missing && statusOf(read.error) !== 403 && (
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        )}
      </Section>
    </Page>
  );
}

const Missing = ({ what }: { what: 'unit' | 'document' }) => (
  <EmptyState
    title={`There is no such ${what} here`}
    text={
      what === 'unit'
        ? 'It may have been removed, or your role may not have access to it.'
        : 'It may have been deleted, or it is no longer shared with you.'
    }
    drawing={drawings.search}
    action={
      <LinkButton to="/propertiesList" variant="outline">
        Go to your properties
      </LinkButton>
    }
  />
);
