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
import type { ScreenPath } from '../../../ui/primitives/screen-path';

type Read = Pick<UseQueryResult<unknown>, 'error' | 'isError' | 'refetch'>;

export const toBalances = { to: '/ledges-totalpayment', label: 'Rent' } as const;

type Props = {
  read: Read;
  title: string;
  /** What was looked for. */
  what?: string;
  width?: 'form';
  back?: { to: ScreenPath; label: string };
  /** A place of the sidebar, without a way back. */
  isTop?: boolean;
};

/** Every face of a ledger's screens but the full one: waiting, failed, not there, not for this role. */
export function WaitingLedger({
  read,
  title,
  what = 'Ledger',
  width,
  back = toBalances,
  isTop = false,
}: Props) {
  const status = read.error instanceof ApiRefusal ? read.error.status : 0;
  return (
    <Page title={status === 404 ? `${what} not found` : title} back={isTop ? undefined : back} width={width}>
      <Section flush>
        {!read.isError && <SkeletonList picture={false} />}
        {read.isError && status === 403 && <NoPermission />}
        {read.isError && status === 404 && <Missing what={what} back={back} />}
        {read.isError && status !== 403 && status !== 404 && (
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        )}
      </Section>
    </Page>
  );
}

const Missing = ({ what, back: { to, label } }: Required<Pick<Props, 'what' | 'back'>>) => (
  <EmptyState
    title={`We couldn’t find this ${what.toLowerCase()}`}
    text="The link may be incomplete, or your role cannot see it."
    drawing={drawings.search}
    action={
      <LinkButton to={to} variant="outline">
        {to === toBalances.to ? 'Go to the list' : label}
      </LinkButton>
    }
  />
);
