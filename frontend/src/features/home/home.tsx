import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { CurrentUser } from '../../../../shared/contract/users';
import { Failed } from '../../ui/failed';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { SkeletonCards } from '../../ui/skeleton-cards';
import { SkeletonList } from '../../ui/skeleton-list';
import { balancesQuery } from '../ledger/queries';
import { needsAttention } from './attention';
import { AttentionList } from './attention-list';
import { Figures } from './figures';
import { firstSteps, showsFirstSteps } from './first-steps';
import { FirstSteps } from './first-steps-list';
import { dashboardQuery } from './queries';
import { RecentProperties } from './recent-properties';

type Props = { user: CurrentUser; mayAdd: boolean; seesMoney: boolean };

/** /propertyDashboard for people who manage property. */
export function Home({ user, mayAdd, seesMoney }: Props) {
  const read = useQuery(dashboardQuery);
  const { data: owed } = useQuery({ ...balancesQuery({}), enabled: seesMoney });
  const dashboard = read.data;
  const starting = mayAdd && dashboard !== undefined && showsFirstSteps(dashboard);
  const add = mayAdd && !starting && (
    <LinkButton to="/addPropertyUnit">
      <Plus aria-hidden="true" />
      Add property
    </LinkButton>
  );
  return (
    <Page title={`Hello, ${user.first_name}`} lead={user.roles[0]?.organization} action={add}>
      {read.isPending && (
        <>
          <SkeletonCards />
          <Section flush>
            <SkeletonList />
          </Section>
        </>
      )}
      {read.isError && (
        <Section>
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        </Section>
      )}
      {dashboard && (
        <>
          {starting && <FirstSteps steps={firstSteps(dashboard)} />}
          <Figures dashboard={dashboard} owed={owed} />
          {!starting && (
            <AttentionList
              queue={needsAttention(
                dashboard,
                { ...user.account, isViewedAs: user.view_as !== undefined },
                owed,
              )}
            />
          )}
          {dashboard.recent.length > 0 && <RecentProperties properties={dashboard.recent} />}
        </>
      )}
    </Page>
  );
}
