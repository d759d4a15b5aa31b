import { chakra } from '@chakra-ui/react';
import type { LeaseLine } from '../../../../../shared/contract/leases';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { daysBetween, displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';
import type { useUnitLeases } from './unit-leases';
import { leasesOf } from './unit-story';

/** What a unit was rented for, by its leases' first days; the rent of a lease is today's or its last. */
export function rentSteps(leases: readonly LeaseLine[], today: string) {
  const { now, past } = leasesOf(leases);
  return [...(now ? [now] : []), ...past]
    .filter(({ from, rent }) => from !== '' && from <= today && rent > 0)
    .map(({ lease_id, from, to, rent, tenants }) => ({ lease_id, from, to, rent, tenants }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

const size = { width: 600, height: 96, inset: 4 } as const;

/** The points of a step line from zero; gaps are days without a lease. */
export function stepPaths(
  steps: ReturnType<typeof rentSteps>,
  today: string,
  most: number,
): readonly string[] {
  const first = steps[0]?.from ?? today;
  const days = Math.max(1, daysBetween(first, today));
  const xOf = (day: string) =>
    Math.round(size.inset + (daysBetween(first, day) / days) * (size.width - 2 * size.inset));
  const yOf = (cents: number) =>
    Math.round(size.height - size.inset - (cents / Math.max(1, most)) * (size.height - 2 * size.inset));
  return steps.map(({ from, to, rent }) => {
    const end = to === undefined || to > today ? today : to;
    return `M${xOf(from)},${yOf(rent)} H${xOf(end)}`;
  });
}

type Props = { unit: UnitDetails; known: ReturnType<typeof useUnitLeases> };

/** Agreed rent over time with the market rent of today, and the same as a table. */
export function RentHistory({ unit, known: { leases } }: Props) {
  const { today, rent_price } = unit;
  const steps = rentSteps(leases ?? [], today);
  if (steps.length === 0) return null;
  const market = rent_price === '' ? undefined : Math.round(Number(rent_price) * 100);
  const most = Math.max(market ?? 0, ...steps.map(({ rent }) => rent));
  const y =
    market === undefined
      ? undefined
      : Math.round(size.height - size.inset - (market / most) * (size.height - 2 * size.inset));
  return (
    <Section
      title="Rent history"
      lead={market === undefined ? undefined : `Market rent ${displayDollars(market)}`}
    >
      <Stack gap="4">
        <chakra.svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          w="full"
          h="24"
          preserveAspectRatio="none"
          aria-hidden="true"
          color="primary"
          _rtl={{ transform: 'scaleX(-1)' }}
        >
          {y !== undefined && (
            <path
              d={`M${size.inset},${y} H${size.width - size.inset}`}
              stroke="var(--ks-colors-muted, currentColor)"
              strokeWidth="1.5"
              strokeDasharray="5 5"
              opacity="0.6"
              fill="none"
            />
          )}
          {stepPaths(steps, today, most).map((d) => (
            <path key={d} d={d} stroke="currentColor" strokeWidth="3" fill="none" />
          ))}
        </chakra.svg>
        <chakra.table w="full" fontSize="sm">
          <chakra.caption srOnly>Rent of each lease, the latest first</chakra.caption>
          <thead>
            <tr>
              {['From', 'Until', 'Rent'].map((title, at) => (
                <chakra.th
                  key={title}
                  scope="col"
                  textAlign={at === 2 ? 'end' : 'start'}
                  color="muted"
                  fontWeight="medium"
                  fontSize="xs"
                >
                  {title}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.toReversed().map(({ lease_id, from, to, rent }) => (
              <tr key={lease_id}>
                <chakra.td py="1">{displayDate(from)}</chakra.td>
                <chakra.td py="1">
                  {to === undefined ? <Muted as="span">open</Muted> : displayDate(to)}
                </chakra.td>
                <chakra.td py="1" textAlign="end" fontVariantNumeric="tabular-nums">
                  <bdi dir="ltr">{displayDollars(rent)}</bdi>
                </chakra.td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Stack>
    </Section>
  );
}
