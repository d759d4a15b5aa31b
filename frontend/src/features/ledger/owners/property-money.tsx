import { useQuery } from '@tanstack/react-query';
import { HandCoins, Landmark, Receipt, Settings2 } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { OwnerHolding, PropertyLine, PropertyMoney } from '../../../../../shared/contract/owner-money';
import { displayMonth } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data/data-table';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { WaitingMoney } from '../bank/waiting-money';
import { EntryList } from '../parts/entry-list';
import { propertyMoneyQuery } from '../queries';
import { WaitingLedger } from '../show/waiting-ledger';
import { BillsSection } from './bills-section';
import { holdingColumns, moneyColumns } from './money-columns';
import type { MoneyDialogProps } from './money-dialogs';
import { type MoneyPlace, moneyPlaces } from './money-place';
import { canSend, feeText } from './owner-words';

const lazyDialog = (name: 'ContributionDialog' | 'PayDialog' | 'PayoutDialog') =>
  lazy(async () => ({ default: (await import('./money-dialogs'))[name] }));
const dialogs: Record<
  'expense' | 'contribution' | 'pay' | 'payout' | 'send' | 'fee',
  ComponentType<MoneyDialogProps>
> = {
  expense: lazy(() => import('./expense-dialog')),
  contribution: lazyDialog('ContributionDialog'),
  pay: lazyDialog('PayDialog'),
  payout: lazyDialog('PayoutDialog'),
  send: lazy(() => import('./send-dialog')),
  fee: lazy(() => import('./fee-dialog')),
};
const ReverseMoneyDialog = lazy(() => import('./reverse-money-dialog'));

type Opened = { readonly what: keyof typeof dialogs; readonly ownerId?: string };
type Props = {
  place: MoneyPlace;
  onPlace: (place: MoneyPlace) => void;
  canChange: boolean;
  /** Whether the person reaches the organization's bank accounts. */
  seesBank: boolean;
};

/** /property-money: what each owner of a property has, and the entries of the property's own book. */
export function PropertyMoneyPage(props: Props) {
  const { id = '', record: _, ...place } = props.place;
  const read = useQuery(propertyMoneyQuery(id, moneyPlaces.queryOf(place).after));
  const back = { to: '/getproperty-data', search: { id }, label: 'Property' } as const;
  if (!read.data) return <WaitingLedger read={read} title="Owner balances" what="Property" back={back} />;
  return <Whole {...props} money={read.data} read={read} />;
}

const useMoney = (id: string) => useQuery(propertyMoneyQuery(id));
type WholeProps = Props & { money: PropertyMoney; read: ReturnType<typeof useMoney> };

function Whole({ place, onPlace, money, read, canChange, seesBank }: WholeProps) {
  const { property_id: id, property_title: title, owners, terms } = money;
  const { record } = place;
  const [opened, setOpened] = useState<Opened | undefined>(
    record && money.may.change && canChange ? { what: record } : undefined,
  );
  const [reversing, setReversing] = useState<PropertyLine>();
  const toProperty = { to: '/getproperty-data', search: { id } } as const;
  useCrumbs([
    { to: '/propertiesList', label: 'Properties' },
    { ...toProperty, label: title },
  ]);
  const mayChange = money.may.change && canChange;
  const Dialog = opened && dialogs[opened.what];
  const pay = (owner: OwnerHolding) =>
    setOpened({ what: canSend(owner) ? 'send' : 'pay', ownerId: owner.owner_id });
  return (
    <Page
      title="Owner balances"
      lead={title}
      back={{ ...toProperty, label: title }}
      action={
        mayChange && (
          <>
            <Button variant="outline" onClick={() => setOpened({ what: 'contribution' })}>
              <HandCoins aria-hidden="true" />
              Record contribution
            </Button>
            <Button onClick={() => setOpened({ what: 'expense' })}>
              <Receipt aria-hidden="true" />
              Record expense
            </Button>
          </>
        )
      }
    >
      {seesBank && <WaitingMoney propertyId={id} mayChange={canChange} />}
      <Section
        flush
        title="Owner balances"
        action={
          mayChange &&
          money.at_provider > 0 && (
            <Button variant="outline" size="sm" onClick={() => setOpened({ what: 'payout' })}>
              <Landmark aria-hidden="true" />
              Record a payout
            </Button>
          )
        }
        lead="Money collected here, less expenses, fees, and distributions. Deposits and prepayments are not included."
      >
        <DataTable
          caption="Owners and what can be paid out"
          columns={holdingColumns(mayChange ? pay : undefined)}
          rows={owners}
          rowKey={({ owner_id }) => owner_id}
          picture={false}
        />
      </Section>
      <Section
        title="Terms"
        action={
          mayChange && (
            <Button variant="outline" size="sm" onClick={() => setOpened({ what: 'fee' })}>
              <Settings2 aria-hidden="true" />
              Change
            </Button>
          )
        }
      >
        <Facts>
          <Fact label="Management fee">{feeText(terms.fee)}</Fact>
          {terms.from && <Fact label="Fee since">{displayMonth(terms.from)}</Fact>}
          <Fact label="Reserve">{signedDollars(terms.reserve)}</Fact>
        </Facts>
      </Section>
      <BillsSection money={money} mayChange={mayChange} />
      <Section flush title="Entries of the property">
        <EntryList
          list={moneyPlaces}
          place={place}
          onPlace={onPlace}
          read={read}
          caption="Entries of the property’s book"
          columns={moneyColumns(id, mayChange ? setReversing : undefined)}
          none={{
            title: 'No entries yet',
            text: 'This property’s expenses, management fees, contributions, and distributions appear here.',
          }}
        />
      </Section>
      <Suspense fallback={null}>
        {Dialog && (
          <Dialog
            money={money}
            ownerId={opened.ownerId ?? ''}
            onOther={() => setOpened({ ...opened, what: 'pay' })}
            onClose={() => setOpened(undefined)}
          />
        )}
        {reversing && (
          <ReverseMoneyDialog propertyId={id} line={reversing} onClose={() => setReversing(undefined)} />
        )}
      </Suspense>
    </Page>
  );
}
