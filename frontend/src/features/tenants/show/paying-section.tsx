import { chakra } from '@chakra-ui/react';
import { Check, Clock, Hourglass, type LucideIcon, X } from 'lucide-react';
import type { Paying } from '../../../../../shared/contract/tenant-records';
import { displayMonth } from '../../../../../shared/domain/dates';
import { ordinal } from '../../../../../shared/domain/leases/document/words';
import { methodNames } from '../../../../../shared/domain/ledger/method-names';
import { displayDollars } from '../../../../../shared/domain/money';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import type { BadgeTone } from '../../../ui/primitives/status-badge';
import { Muted } from '../../../ui/primitives/text';
import { FactList } from './fact-list';

type State = Paying['months'][number]['state'];

const looks: Record<State, { word: string; tone: BadgeTone; icon: LucideIcon }> = {
  'on-time': { word: 'On time', tone: 'success', icon: Check },
  late: { word: 'Paid late', tone: 'warning', icon: Clock },
  open: { word: 'Not paid', tone: 'danger', icon: X },
  due: { word: 'Due, not late yet', tone: 'neutral', icon: Hourglass },
};

const Month = ({ month, state }: Paying['months'][number]) => {
  const { word, tone, icon: Icon } = looks[state];
  return (
    <chakra.li flex="1" minW="0" textAlign="center">
      <chakra.span
        colorPalette={tone}
        display="grid"
        placeItems="center"
        h="7"
        borderRadius="sm"
        bg="colorPalette.subtle"
        color="colorPalette.fg"
      >
        <Icon size={14} aria-hidden="true" />
        <chakra.span srOnly>{word}</chakra.span>
      </chakra.span>
      <Muted as="span" small>
        <chakra.span aria-hidden="true" fontSize="2xs" whiteSpace="nowrap">
          {displayMonth(month).slice(0, 3)}
        </chakra.span>
        <chakra.span srOnly>{displayMonth(month)}</chakra.span>
      </Muted>
    </chakra.li>
  );
};

/** `Theo`. */
const firstOf = (name: string): string => name.split(' ')[0] ?? name;

/** Twelve months of rent: on time, late or open; and how it usually comes. */
export function PayingSection({ name, pays }: { name: string; pays: Paying; today: string }) {
  const settled = pays.months.filter(({ state }) => state !== 'due');
  const onTime = settled.filter(({ state }) => state === 'on-time').length;
  return (
    <Section
      title={`How ${firstOf(name)} pays`}
      action={
        <Muted as="span" small>
          last 12 months
        </Muted>
      }
    >
      <Stack gap="4">
        <Row as="ol" gap="1.5" flexWrap="nowrap" role="list">
          {pays.months.map((each) => (
            <Month key={each.month} {...each} />
          ))}
        </Row>
        <FactList
          facts={[
            [
              'On time',
              settled.length === 0
                ? ''
                : `${onTime} of ${settled.length} ${settled.length === 1 ? 'month' : 'months'}`,
            ],
            ['Late fees paid', displayDollars(pays.late_fees)],
            [
              'Usually pays by',
              pays.usual
                ? `${methodNames[pays.usual.method].toLowerCase()}, on the ${ordinal(pays.usual.day)}`
                : '',
            ],
          ]}
        />
      </Stack>
    </Section>
  );
}
