import type { UseQueryResult } from '@tanstack/react-query';
import { ApiRefusal } from '../../api/refusal';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Failed } from '../../ui/feedback/failed';
import { NoPermission } from '../../ui/feedback/no-permission';
import { SkeletonList } from '../../ui/feedback/skeleton-list';
import { Page, type PageProps } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { drawings } from '../../ui/primitives/drawings';
import { LinkButton } from '../../ui/primitives/link-button';
import type { ScreenPath } from '../../ui/primitives/screen-path';

type Props = Pick<PageProps, 'title'> & {
  read: Pick<UseQueryResult<unknown>, 'error' | 'isError' | 'refetch'>;
  back: { readonly to: ScreenPath; readonly label: string };
};

/**
 * Every face of a page about one tenant or home but the full one: waiting, failed, not there, not for this
 * role.
 */
export function WaitingTenantPage({ title, read, back }: Props) {
  const status = read.error instanceof ApiRefusal ? read.error.status : 0;
  return (
    <Page title={title} back={back}>
      <Section flush>
        {!read.isError && <SkeletonList picture={false} />}
        {read.isError && status === 403 && <NoPermission />}
        {read.isError && status === 404 && <Nothing back={back} />}
        {read.isError && status !== 403 && status !== 404 && (
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        )}
      </Section>
    </Page>
  );
}

export const Nothing = ({ back: { to, label } }: Pick<Props, 'back'>) => (
  <EmptyState
    title="Nothing to see here"
    text="The link may be incomplete, or your role cannot see it."
    drawing={drawings.search}
    action={
      <LinkButton to={to} variant="outline">
        {label}
      </LinkButton>
    }
  />
);
