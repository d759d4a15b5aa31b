import { useQuery } from '@tanstack/react-query';
import type { MyLedger } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { useLooksOnly } from '../../../api/session';
import { useCrumbs } from '../../../ui/crumb-trail';
import { Figure, FigureRow } from '../../../ui/figure';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { EntryList } from '../parts/entry-list';
import { owedText } from '../parts/ledger-words';
import { myLedgerQuery } from '../queries';
import { SettledItems } from '../settle/settled-sections';
import { SumLines } from '../settle/sums-section';
import { ledgerColumns } from '../show/ledger-columns';
import { type LedgerPlace, ledgerPlaces } from '../show/ledger-place';
import { WaitingLedger } from '../show/waiting-ledger';
import { AutopayCard } from './autopay-card';
import { EntryButton } from './entry-button';
import { OnlineLines } from './online-lines';

type Props = { place: LedgerPlace; onPlace: (place: LedgerPlace) => void };

const home = { to: '/propertyDashboard', label: 'Home' } as const;

/** /ledgesData for a tenant: what the tenants of the lease owe, and every entry it comes from. */
export function MyLedgerPage(props: Props) {
  const { id = '', ...place } = props.place;
  const read = useQuery({ ...myLedgerQuery(id, place), enabled: id !== '' });
  return read.data ? (
    <Whole {...props} ledger={read.data} read={read} />
  ) : (
    <WaitingLedger read={read} title="Charges and payments" back={home} />
  );
}

const PayButton = ({ ledger: { lease_id: id, paying } }: { ledger: MyLedger }) =>
  !useLooksOnly() &&
  paying.mode !== 'off' &&
  paying.payable > 0 && (
    <LinkButton to="/payrent" search={{ id }}>
      Pay rent
    </LinkButton>
  );

/** The landlord settled the deposit; the letter is in the tenant's mail. */
const MySettlement = ({ settlement }: { settlement: NonNullable<MyLedger['settlement']> }) => (
  <>
    <Section
      title={`Your deposit was settled on ${displayDate(settlement.on)}`}
      lead="The letter with every item is in your email."
    >
      <SumLines sums={settlement.sums} />
    </Section>
    <SettledItems {...settlement} />
  </>
);

type WholeProps = Props & { ledger: MyLedger; read: ReturnType<typeof useMyLedger> };
const useMyLedger = (id: string) => useQuery(myLedgerQuery(id));

function Whole({ place, onPlace, ledger, read }: WholeProps) {
  const { lease_id: id, unit_number, property_title } = ledger;
  useCrumbs([home, { label: 'Charges and payments', to: '/ledgesData', search: { id } }]);
  return (
    <Page
      title="Charges and payments"
      lead={`Unit ${unit_number}, ${property_title}`}
      back={home}
      action={<PayButton ledger={ledger} />}
    >
      <OnlineLines online={ledger.online} />
      {ledger.settlement && <MySettlement settlement={ledger.settlement} />}
      <FigureRow>
        <Figure label="Balance" value={<bdi dir="ltr">{owedText(ledger.balance)}</bdi>} />
        <Figure label="Past due" value={displayDollars(ledger.past_due)} />
        <Figure label="Prepaid" value={displayDollars(ledger.prepaid)} />
        <Figure label="Deposit held" value={displayDollars(ledger.deposit_held)} />
      </FigureRow>
      <AutopayCard id={id} />
      <Section flush>
        <EntryList
          list={ledgerPlaces}
          place={place}
          onPlace={onPlace}
          read={read}
          caption="Charges and payments"
          columns={ledgerColumns((line) => <EntryButton ledger={ledger} line={line} />)}
          none={{
            title: 'Nothing to pay yet',
            text: 'Rent appears here a week before it is due.',
          }}
        />
      </Section>
    </Page>
  );
}
