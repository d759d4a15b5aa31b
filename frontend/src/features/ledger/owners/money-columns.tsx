import { Banknote, Check, Clock, Undo2, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { OwnerHolding, PropertyLine } from '../../../../../shared/contract/owner-money';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';
import { ActionMenu } from '../../../ui/action-menu';
import { Button } from '../../../ui/button';
import { Corner, InCard } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { Row, Stack } from '../../../ui/layout';
import { StatusBadge } from '../../../ui/status-badge';
import { Amount, Muted, Strong } from '../../../ui/text';
import { categoryWords, moneyName, movedBy } from './owner-words';

const held = (key: 'uncleared' | 'reserve' | 'fees_due', header: string): Column<OwnerHolding> => ({
  key,
  header,
  rem: 7,
  end: true,
  rowOnly: true,
  cell: (owner) => <Amount>{owner[key] === 0 ? '–' : signedDollars(-owner[key])}</Amount>,
});

/** `pay` opens the distribution to an owner. */
export const holdingColumns = (
  pay: ((owner: OwnerHolding) => void) | undefined,
): readonly Column<OwnerHolding>[] => [
  { key: 'owner', header: 'Owner', rem: 13, cell: ({ name }) => <Strong>{name}</Strong> },
  {
    key: 'balance',
    header: 'Balance',
    rem: 7.5,
    end: true,
    cell: ({ balance }) => (
      <bdi>
        <InCard>Balance </InCard>
        <Amount color={balance < 0 ? 'danger' : undefined}>{signedDollars(balance)}</Amount>
      </bdi>
    ),
  },
  held('uncleared', 'Not cleared'),
  held('fees_due', 'Fees due'),
  held('reserve', 'Kept back'),
  {
    key: 'distributable',
    header: 'Can be paid out',
    rem: 8.5,
    end: true,
    cell: ({ distributable }) => (
      <bdi>
        <InCard>Can be paid out </InCard>
        <Amount fontWeight="semibold">{displayDollars(distributable)}</Amount>
      </bdi>
    ),
  },
  {
    key: 'pay',
    header: '',
    rem: 6.5,
    end: true,
    cell: (owner) =>
      pay &&
      owner.distributable > 0 && (
        <Button variant="outline" size="sm" aria-label={`Pay ${owner.name}`} onClick={() => pay(owner)}>
          <Banknote aria-hidden="true" />
          Pay
        </Button>
      ),
  },
];

const methodOf = ({ method, reference }: PropertyLine): string =>
  [movedBy(method), reference].filter(Boolean).join(' ');

const transferBadges: Record<
  NonNullable<PropertyLine['transfer']>['state'],
  Omit<ComponentProps<typeof StatusBadge>, 'ref'>
> = {
  sending: { tone: 'info', icon: Clock, word: 'Being sent' },
  sent: { tone: 'success', icon: Check, word: 'Sent' },
  returned: { tone: 'warning', icon: Undo2, word: 'Came back' },
  failed: { tone: 'danger', icon: X, word: 'Not sent' },
};

/** A transfer that is being sent, failed or came back can not be taken back. */
const canReverse = ({ type, is_reversed, method, transfer }: PropertyLine): boolean =>
  type !== 'reversal' && !is_reversed && (method !== 'provider' || transfer?.state === 'sent');

const noteOf = (line: PropertyLine): string => {
  const { category, parts, why, by } = line;
  const split = parts.length > 1 ? parts.map(({ name, cents }) => `${name} ${signedDollars(cents)}`) : [];
  return [category && categoryWords[category], methodOf(line), ...split, why, by].filter(Boolean).join(' · ');
};

/** `reverse` opens the reversal of an entry. */
export const moneyColumns = (
  reverse: ((line: PropertyLine) => void) | undefined,
): readonly Column<PropertyLine>[] => [
  {
    key: 'entry',
    header: 'Entry',
    rem: 24,
    cell: (line) => (
      <Stack gap="0.5">
        <Row gap="2">
          <Strong>
            <bdi>{moneyName(line)}</bdi>
          </Strong>
          {line.transfer && <StatusBadge {...transferBadges[line.transfer.state]} />}
          {line.is_reversed && !line.transfer && <StatusBadge tone="neutral" icon={Undo2} word="Reversed" />}
        </Row>
        <Muted small>
          <bdi>{noteOf(line)}</bdi>
        </Muted>
      </Stack>
    ),
  },
  { key: 'on', header: 'Date', rem: 8, cell: ({ on }) => <bdi>{displayDate(on)}</bdi> },
  {
    key: 'amount',
    header: 'For the owners',
    rem: 9,
    end: true,
    cell: ({ cents }) => <Amount fontWeight="semibold">{signedDollars(cents)}</Amount>,
  },
  {
    key: 'menu',
    header: '',
    rem: 4,
    end: true,
    cell: (line) =>
      reverse &&
      canReverse(line) && (
        <Corner>
          <ActionMenu
            quiet
            label={`Actions for ${moneyName(line)}`}
            actions={[
              {
                key: 'reverse',
                label: line.transfer ? 'Take back' : 'Reverse',
                icon: <Undo2 size={16} aria-hidden="true" />,
                danger: true,
                onSelect: () => reverse(line),
              },
            ]}
          />
        </Corner>
      ),
  },
];
