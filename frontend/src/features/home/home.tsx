import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { HomeFigures } from '../../../../shared/contract/home';
import type { CurrentUser } from '../../../../shared/contract/users';
import { counted } from '../../../../shared/domain/counted';
import { addToMonth, dayOfMonth, monthOf } from '../../../../shared/domain/dates';
import { propertyFilter } from '../../domain-ui/property/property-filter';
import { Failed } from '../../ui/feedback/failed';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { SkeletonList } from '../../ui/feedback/skeleton-list';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { FilterChip } from '../../ui/list/kit/filter-chip';
import { LinkButton } from '../../ui/primitives/link-button';
import { lateFeesQuery, monthStatementsQuery } from '../ledger/queries';
import { needsAttention } from './attention';
import { AttentionList } from './attention-list';
import { Figures } from './figures';
import { HappenedCard } from './happened-card';
import { monthName, weekdayText } from './month-names';
import { lateFeeLines, moreLines, statementLines } from './more-lines';
import { dashboardQuery, homeMoreQuery, setupQuery } from './queries';
import { Doors } from './setup/doors';
import { SetupList } from './setup/setup-list';
import { fewUnits } from './unit-months';
import { YourUnits } from './your-units';

type Props = {
  user: CurrentUser;
  /** Sets the organization up. */
  mayAdd: boolean;
  /** A landlord with property of their own, who is greeted by name. */
  isSolo: boolean;
  /** The properties that the page is narrowed to. */
  property?: string | undefined;
  onProperty: (property: string | undefined) => void;
  may: {
    /** Records payments and charges fees. */
    record: boolean;
    issueStatements: boolean;
    seeBank: boolean;
    seeAudit: boolean;
  };
};

const HomeSide = lazy(() => import('./home-side'));

/** The side column stands beside from 1,200 px on. */
const Parts = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.85fr) minmax(0, 1fr)' },
  },
});

const Part = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: { base: '5', md: '6' }, minW: '0' },
});

/** Statements of a month are issued by this day of the next one. */
const statementsBy = 10;

const noon = 12;
const evening = 18;
const greetingAt = (hour: number): string => {
  if (hour < noon) return 'Good morning';
  return hour < evening ? 'Good afternoon' : 'Good evening';
};

/** `Saturday, Nov 28 · 12 properties, 60 units`. */
function leadOf({ today, properties, property_title: title, units }: HomeFigures): string {
  const named = title ?? counted(properties, 'property', 'properties');
  return `${weekdayText(today)} · ${named}, ${counted(units, 'unit', 'units')}`;
}

/** What is read after the first sight, and the lines that it adds. */
function useMore({
  home,
  property,
  may,
}: Pick<Props, 'property' | 'may'> & { home: HomeFigures | undefined }) {
  const isSeen = home !== undefined && home.properties > 0;
  const { data: more } = useQuery({ ...homeMoreQuery(property), enabled: isSeen });
  const isWhole = isSeen && property === undefined;
  const asksFees = isWhole && may.record && (home.past_due?.leases ?? 0) > 0;
  const { data: late } = useQuery({ ...lateFeesQuery, enabled: asksFees });
  const lastMonth = home ? addToMonth(monthOf(home.today), -1) : '';
  const asksStatements = isWhole && may.issueStatements && dayOfMonth(home.today) >= statementsBy;
  const { data: statements } = useQuery({ ...monthStatementsQuery(lastMonth), enabled: asksStatements });
  const lines = [
    ...moreLines(more?.attention ?? []),
    ...(asksFees ? lateFeeLines(late?.fees) : []),
    ...(asksStatements ? statementLines(statements?.owners, monthName(lastMonth)) : []),
  ];
  return { more, lines };
}

/** /propertyDashboard for people who manage property: money first, then what needs attention. */
export function Home({ user, mayAdd, may, isSolo, property, onProperty }: Props) {
  const read = useQuery(dashboardQuery(property));
  const { data: { setup } = {} } = useQuery({ ...setupQuery, enabled: mayAdd });
  const home = read.data;
  const isEmpty = setup !== undefined && home?.properties === 0 && property === undefined;
  const isSmall = home?.past_due !== undefined && home.units > 0 && home.units <= fewUnits;
  const { more, lines } = useMore({ home, property, may });
  const title = isSolo
    ? `${greetingAt(new Date().getHours())}, ${user.first_name}`
    : (user.roles[0]?.organization ?? `Hello, ${user.first_name}`);
  const narrows = property !== undefined || (home?.properties ?? 0) > 1;
  return (
    <Page
      title={title}
      lead={home && leadOf(home)}
      action={
        <>
          {narrows && <FilterChip filter={propertyFilter} value={property} onValue={onProperty} />}
          {may.record && !isEmpty && (
            <LinkButton to="/bulk-receipts" data-primary="">
              <HandCoins aria-hidden="true" />
              Record payment
            </LinkButton>
          )}
        </>
      }
    >
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
      {home && (
        <>
          {isEmpty ? (
            <Doors records={setup.choices.records} />
          ) : (
            <Figures home={home} property={property} isSmall={isSmall} />
          )}
          {setup && <SetupList setup={setup} />}
          {isSmall && <YourUnits property={property} rent={home.rent} today={home.today} />}
          {!isEmpty && (
            <Parts>
              <Part>
                <AttentionList
                  lines={needsAttention(
                    home,
                    { ...user.account, isViewedAs: user.view_as !== undefined },
                    lines,
                  )}
                />
                {may.seeAudit && property === undefined && <HappenedCard />}
              </Part>
              <Part>
                {more && (
                  <Suspense fallback={null}>
                    <HomeSide more={more} isSmall={isSmall} seesBank={may.seeBank} />
                  </Suspense>
                )}
              </Part>
            </Parts>
          )}
        </>
      )}
    </Page>
  );
}
