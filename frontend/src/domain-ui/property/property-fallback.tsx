import type { UseQueryResult } from '@tanstack/react-query';
import { ApiRefusal } from '../../api/refusal';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Failed } from '../../ui/feedback/failed';
import { NoPermission } from '../../ui/feedback/no-permission';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { SkeletonList } from '../../ui/feedback/skeleton-list';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { drawings } from '../../ui/primitives/drawings';
import { LinkButton } from '../../ui/primitives/link-button';

const back = { to: '/propertiesList', label: 'Properties' } as const;

type Read = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'isError' | 'refetch'>;

type Props = { read: Read; what?: 'property' | 'unit'; width?: 'page' | 'form' };

const statusOf = (error: unknown): number => (error instanceof ApiRefusal ? error.status : 0);

/** Loading, failed, not-found and no-permission states of the property and unit screens. */
export function PropertyFallback({ read, what = 'property', width = 'page' }: Props) {
  const title = what === 'property' ? 'Property' : 'Unit';
  if (read.data === null || statusOf(read.error) === 404) return <Missing what={what} width={width} />;
  if (!read.isError)
    return (
      <Page title={title} back={back} width={width}>
        <SkeletonCards cards={what === 'property' ? 1 : 2} height={what === 'property' ? '40' : '48'} />
        <Section flush>
          <SkeletonList picture={false} />
        </Section>
      </Page>
    );
  return (
    <Page title={title} back={back} width={width}>
      <Section>
        {statusOf(read.error) === 403 ? (
          <NoPermission />
        ) : (
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        )}
      </Section>
    </Page>
  );
}

const Missing = ({ what, width }: { what: string; width: 'page' | 'form' }) => (
  <Page title={what === 'property' ? 'Property not found' : 'Unit not found'} back={back} width={width}>
    <Section>
      <EmptyState
        title={`There is no such ${what} here`}
        text="It may have been removed, or your role may not have access to it."
        drawing={drawings.search}
        action={
          <LinkButton to="/propertiesList" variant="outline">
            Go to the list
          </LinkButton>
        }
      />
    </Section>
  </Page>
);
