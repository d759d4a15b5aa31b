import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { HomeMore } from '../../../../shared/contract/home';
import { displayMonth } from '../../../../shared/domain/dates';
import { shortDollars } from '../../domain-ui/money-text';
import { Section } from '../../ui/layout/section';
import { Muted, SrOnly } from '../../ui/primitives/text';
import { shortMonth } from './month-names';

export type Months = NonNullable<HomeMore['months']>;

/** Sizes in the drawing's own units. */
const slot = 28;
const barWidth = 20;
const height = 96;
const textRoom = 16;

const Bar = chakra('rect', {
  base: { fill: 'primary' },
  variants: { is: { due: { fill: 'border' }, before: { opacity: 0.55 }, now: {} } },
});
const MonthText = chakra('text', { base: { fill: 'muted', fontSize: '9px', textAnchor: 'middle' } });

/** `$736,000 of $752,100, 97.9%`. */
export function collectedText({ due, collected }: { due: number; collected: number }): string {
  const share = due > 0 ? `, ${((Math.floor((collected / due) * 1000) / 1000) * 100).toFixed(1)}%` : '';
  return `${shortDollars(collected)} of ${shortDollars(due)}${share}`;
}

const sumOf = (months: Months) => ({
  due: months.reduce((sum, { due }) => sum + due, 0),
  collected: months.reduce((sum, { collected }) => sum + collected, 0),
});

/** Rent of twelve months: collected in front of what was due, from zero. */
export function MonthChart({ months }: { months: Months }) {
  const [pointed, setPointed] = useState<string>();
  const most = Math.max(1, ...months.map(({ due, collected }) => Math.max(due, collected)));
  const scaled = (cents: number) => Math.max(0, (cents / most) * height);
  const shown = months.find(({ month }) => month === pointed);
  return (
    <Section title="Collected by month">
      <chakra.svg
        viewBox={`0 0 ${slot * months.length} ${height + textRoom}`}
        aria-hidden="true"
        direction="ltr"
        display="block"
        w="full"
        maxW="32rem"
        onPointerLeave={() => setPointed(undefined)}
      >
        {months.map(({ month, due, collected }, at) => {
          const x = at * slot + (slot - barWidth) / 2;
          const bar = (cents: number) => ({
            x,
            width: barWidth,
            y: height - scaled(cents),
            height: scaled(cents),
            rx: 2,
          });
          const isNow = at === months.length - 1;
          return (
            <g key={month} onPointerEnter={() => setPointed(month)}>
              <rect x={at * slot} y={0} width={slot} height={height + textRoom} fill="transparent" />
              <Bar {...bar(due)} is="due" />
              <Bar {...bar(collected)} is={isNow || month === pointed ? 'now' : 'before'} />
              <MonthText x={at * slot + slot / 2} y={height + textRoom - 4}>
                {shortMonth(month)}
              </MonthText>
            </g>
          );
        })}
      </chakra.svg>
      <Muted small mt="2" aria-hidden="true">
        {shown
          ? `${displayMonth(shown.month)}: ${collectedText(shown)}`
          : `Gray is what was due. Last 12 months: ${collectedText(sumOf(months))}.`}
      </Muted>
      <SrOnly>
        <table>
          <caption>Collected by month, with what was due</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Collected</th>
              <th scope="col">Due</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, due, collected }) => (
              <tr key={month}>
                <th scope="row">{displayMonth(month)}</th>
                <td>{shortDollars(collected)}</td>
                <td>{shortDollars(due)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SrOnly>
    </Section>
  );
}
