import { chakra } from '@chakra-ui/react';
import type { HomeFigures, MonthRent } from '../../../../shared/contract/home';
import { counted } from '../../../../shared/domain/counted';
import { displayMonth, monthOf } from '../../../../shared/domain/dates';
import { signedDollars } from '../../../../shared/domain/money';
import { shortDollars } from '../../domain-ui/money-text';
import { Stat } from '../../ui/data/stat';
import { twoPerRow } from '../../ui/layout/two-per-row';
import { Muted } from '../../ui/primitives/text';
import { useHrefLink } from '../../ui/primitives/use-href-link';
import { monthName } from './month-names';

/** At most five figures in one strip: the first one wide; on a phone it has a row of its own. */
export const Strip = chakra('div', {
  base: {
    display: 'grid',
    gap: '1px',
    gridTemplateColumns: { base: twoPerRow('7.5rem'), md: 'minmax(0, 1.8fr)' },
    gridAutoFlow: { md: 'column' },
    gridAutoColumns: { md: 'minmax(0, 1fr)' },
    bg: 'border',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > :first-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > :last-child:nth-of-type(even)': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

const Linked = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    px: { base: '4', md: '5' },
    py: '3',
    minW: '0',
    bg: 'surface',
    color: 'ink',
    textDecoration: 'none',
    transition: 'background-color {durations.quick}',
    _hover: { bg: 'surface.hover' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Track = chakra('span', {
  base: {
    display: 'flex',
    h: '2',
    my: '0.5',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'border',
    '& > [data-collected]': { bg: 'primary' },
    '& > [data-pending]': {
      color: 'primary',
      backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 5px)',
    },
  },
});

const percentOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);

/** `92% · $1,460 pending · $3,780 open`: never 100% while anything is left. */
export function rentText({ expected, collected, pending, open }: MonthRent): string {
  if (expected === 0) return 'Nothing is due this month';
  const parts = [
    `${Math.floor(percentOf(collected, expected))}%`,
    ...(pending > 0 ? [`${shortDollars(pending)} pending`] : []),
    ...(open > 0 ? [`${shortDollars(open)} open`] : []),
  ];
  return parts.join(' · ');
}

/** `{Month} rent`: collected of expected. */
export function RentStat({ rent, today }: { rent: MonthRent; today: string }) {
  const { expected, collected, pending } = rent;
  return (
    <Linked {...useHrefLink({ to: '/ledges-totalpayment', search: { view: 'all' } })}>
      <chakra.span fontSize="xs" color="muted" fontWeight="medium">
        {monthName(monthOf(today))} rent
      </chakra.span>
      <chakra.span lineHeight="heading" fontVariantNumeric="tabular-nums">
        <bdi dir="ltr">
          <chakra.span fontSize="lg" fontWeight="semibold" letterSpacing="-0.01em">
            {shortDollars(collected)}
          </chakra.span>
          {expected > 0 && (
            <chakra.span color="muted" fontSize="sm" fontWeight="medium">
              {' '}
              collected of {shortDollars(expected)}
            </chakra.span>
          )}
        </bdi>
      </chakra.span>
      <Track aria-hidden="true">
        <span data-collected="" style={{ width: `${percentOf(collected, expected)}%` }} />
        <span data-pending="" style={{ width: `${percentOf(pending, expected)}%` }} />
      </Track>
      <Muted as="span" small>
        {rentText(rent)}
      </Muted>
    </Linked>
  );
}

/** A rental owner's own money, then the homes. */
function OwnStats({ own }: { own: NonNullable<HomeFigures['own']> }) {
  const { income, available, statement } = own;
  return (
    <>
      <Stat label="This month’s income" value={shortDollars(income)} hint="before expenses and fees" />
      <Stat label="Available" value={shortDollars(available)} hint="to be paid out to you" />
      <Stat
        label="Last statement"
        value={statement ? signedDollars(statement.ending) : '–'}
        hint={statement ? displayMonth(statement.month) : 'None yet'}
        to="/owner-statements"
      />
    </>
  );
}

type Props = {
  home: HomeFigures;
  /** The filter, for lists that know it. */
  property?: string | undefined;
  /** A small portfolio shows each of its units instead. */
  isSmall: boolean;
};

/** What matters first: money, then units and time. Each figure leads to the list it counts. */
export function Figures({ home, property, isSmall }: Props) {
  const { own, rent, past_due: late, ending, units, occupied, unitsWithoutLease: vacant, today } = home;
  const place: Record<string, string> = property === undefined ? {} : { property };
  return (
    <Strip>
      {own && <OwnStats own={own} />}
      {rent && <RentStat rent={rent} today={today} />}
      {late && (
        <Stat
          label="Past due"
          value={
            <chakra.bdi dir="ltr" color={late.cents > 0 ? 'danger' : undefined}>
              {shortDollars(late.cents)}
            </chakra.bdi>
          }
          hint={late.of === 0 ? 'No leases yet' : `${late.leases} of ${counted(late.of, 'lease', 'leases')}`}
          to="/ledges-totalpayment"
          search={{ view: 'past-due', ...place }}
        />
      )}
      {!isSmall && (
        <Stat
          label="Occupancy"
          value={units === 0 ? '–' : `${Math.floor(percentOf(occupied, units))}%`}
          hint={`${occupied} of ${units} · ${vacant} vacant`}
          to="/units"
          search={{ view: 'vacant', ...place }}
        />
      )}
      {!isSmall && ending && !own && (
        <Stat
          label="Ending in 90 days"
          value={String(ending.leases)}
          hint={`${ending.without_offer} without an offer`}
          to="/leasesList"
          search={{ view: 'active', ends: '90', ...place }}
        />
      )}
    </Strip>
  );
}
