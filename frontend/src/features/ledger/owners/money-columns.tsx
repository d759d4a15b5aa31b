import { Banknote, Check, Clock, Undo2, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { OwnerHolding, PropertyLine } from '../../../../../shared/contract/owner-money';
import { isOfOpening } from '../../../../../shared/domain/ledger/openings/opening-sources';
import { categoryWords } from '../../../../../shared/domain/ledger/owners/category-words';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';
import { amountColumn } from '../../../ui/data/amount-column';
import { Corner } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { ActionMenu } from '../../../ui/primitives/action-menu';
import { Button } from '../../../ui/primitives/button';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Amount, Strong } from '../../../ui/primitives/text';
import { entryColumns } from '../parts/entry-list';
import { InvoiceButton } from './invoice-button';
import { moneyName, movedBy } from './owner-words';

const held = (
  key: 'uncleared' | 'reserve' | 'fees_due' | 'bills_due',
  header: string,
): Column<OwnerHolding> => ({
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
  amountColumn({
    key: 'balance',
    header: 'Balance',
    rem: 7.5,
    isDanger: ({ balance }) => balance < 0,
    text: ({ balance }) => signedDollars(balance),
  }),
  held('uncleared', 'Not cleared'),
  held('fees_due', 'Fees due'),
  held('bills_due', 'Bills due'),
  held('reserve', 'Reserve'),
  amountColumn({
    key: 'distributable',
    header: 'Available to distribute',
    rem: 8.5,
    isStrong: true,
    text: ({ distributable }) => displayDollars(distributable),
  }),
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

/**
 * A transfer that is being sent, failed or came back can not be taken back; a bill is voided among the bills,
 * opening balances are undone as a whole.
 */
const canReverse = ({ entry_id: source, type, is_reversed, method, transfer }: PropertyLine): boolean =>
  type !== 'reversal' &&
  type !== 'bill' &&
  !isOfOpening({ source }) &&
  !is_reversed &&
  (method !== 'provider' || transfer?.state === 'sent');

const noteOf = (line: PropertyLine): string => {
  const { category, parts, why, by } = line;
  const split = parts.length > 1 ? parts.map(({ name, cents }) => `${name} ${signedDollars(cents)}`) : [];
  return [category && categoryWords[category], methodOf(line), ...split, why, by].filter(Boolean).join(' · ');
};

function badgeOf({ transfer, is_reversed }: PropertyLine): ReactNode {
  if (transfer) return <StatusBadge {...transferBadges[transfer.state]} />;
  return is_reversed && <StatusBadge tone="neutral" icon={Undo2} word="Reversed" />;
}

/** A bill's invoice is opened among the bills. */
const withInvoiceOf =
  (propertyId: string) =>
  (line: PropertyLine): ReactNode => (
    <>
      {badgeOf(line)}
      {line.type === 'expense' && line.has_invoice && (
        <InvoiceButton propertyId={propertyId} entryId={line.entry_id} vendor={line.vendor} />
      )}
    </>
  );

/** `reverse` opens the reversal of an entry. */
export const moneyColumns = (
  propertyId: string,
  reverse: ((line: PropertyLine) => void) | undefined,
): readonly Column<PropertyLine>[] => [
  ...entryColumns<PropertyLine>({ name: moneyName, note: noteOf, badge: withInvoiceOf(propertyId) }),
  {
    key: 'amount',
    header: 'For the owners',
    rem: 9,
    end: true,
    cell: ({ cents }) => <Amount fontWeight="semibold">{cents === 0 ? '–' : signedDollars(cents)}</Amount>,
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
