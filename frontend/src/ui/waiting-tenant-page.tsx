import type { UseQueryResult } from '@tanstack/react-query';
import { ApiRefusal } from '../api/refusal';
import { drawings } from './drawings';
import { EmptyState } from './empty-state';
import { Failed } from './failed';
import { LinkButton } from './link-button';
import { NoPermission } from './no-permission';
import { Page, type PageProps } from './page';
import type { ScreenPath } from './screen-path';
import { Section } from './section';
import { SkeletonList } from './skeleton-list';

type Props = Pick<PageProps, 'title'> & {
  read: Pick<UseQueryResult<unknown>, 'error' | 'isError' | 'refetch'>;
  back: { readonly to: ScreenPath; readonly label: string };
};

/** Every face of a page about one tenant or home but the full one: waiting, failed, not there, not for this role. */
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
