import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { MyLedger } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { useLooksOnly } from '../../../api/session';
import { useKeptQuery } from '../../../api/use-kept-query';
import { KeptNotice } from '../../../domain-ui/kept-notice';
import { NoOnline } from '../../../domain-ui/lease/no-online';
import { PlanBadge, PlanParts } from '../../../domain-ui/ledger/plan-parts';
import { Stat, StatRow } from '../../../ui/data/stat';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted } from '../../../ui/primitives/text';
import { EntryList } from '../parts/entry-list';
import { owedText } from '../parts/ledger-words';
import { ledgerChanged, myLedgerQuery } from '../queries';
import { refundText, SettledItems } from '../settle/settled-sections';
import { SumLines } from '../settle/sums-section';
import { ledgerColumns } from '../show/ledger-columns';
import { type LedgerPlace, ledgerPlaces } from '../show/ledger-place';
import { WaitingLedger } from '../show/waiting-ledger';
import { AutopayCard } from './autopay-card';
import { EntryButton } from './entry-button';
import { OnlineLines } from './online-lines';
import { Statements } from './statements';
import { WhoPaid } from './who-paid';

type Props = { place: LedgerPlace; onPlace: (place: LedgerPlace) => void };

const home = { to: '/propertyDashboard', label: 'Home' } as const;

/** /ledgesData for a tenant: what the tenants of the lease owe, and every entry it comes from. */
export function MyLedgerPage(props: Props) {
  const { id = '', ...place } = props.place;
  // The newest entries are kept, not those of another page.
  const name = place.after === undefined ? `ledger:${id}` : undefined;
  const read = useKeptQuery({ name, query: { ...myLedgerQuery(id, place), enabled: id !== '' } });
  return read.data ? (
    <Whole {...props} ledger={read.data} read={read} keptAt={read.keptAt} />
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

const letterIsWhere = 'The letter with every item is in your email, and under Signed documents on My lease.';

/** What came back and how, when it was due by law, and what it is made of. */
const MySettlement = ({ settlement }: { settlement: NonNullable<MyLedger['settlement']> }) => (
  <>
    <Section title={`Your deposit was settled on ${displayDate(settlement.on)}`} lead={letterIsWhere}>
      <Stack gap="2">
        <bdi>{refundText(settlement)}</bdi>
        {settlement.deadline && (
          <Muted small>
            <bdi>
              {[`Due by ${displayDate(settlement.deadline)}.`, settlement.rule].filter(Boolean).join(' ')}
            </bdi>
          </Muted>
        )}
      </Stack>
      <SumLines sums={settlement.sums} />
    </Section>
    <SettledItems {...settlement} />
  </>
);

type WholeProps = Props & { ledger: MyLedger; read: UseQueryResult<MyLedger>; keptAt: string | undefined };

function Whole({ place, onPlace, ledger, read, keptAt }: WholeProps) {
  const client = useQueryClient();
  const { lease_id: id, unit_number, property_title } = ledger;
  useCrumbs([home, { label: 'Charges and payments', to: '/ledgesData', search: { id } }]);
  return (
    <Page
      title="Charges and payments"
      lead={`Unit ${unit_number}, ${property_title}`}
      back={home}
      action={<PayButton ledger={ledger} />}
    >
      <KeptNotice at={keptAt} />
      <OnlineLines online={ledger.online} leaseId={id} />
      {(ledger.balance > 0 || !ledger.settlement) && (
        <NoOnline leaseId={id} paying={ledger.paying} onAsked={() => ledgerChanged(client)} />
      )}
      {ledger.settlement && <MySettlement settlement={ledger.settlement} />}
      <StatRow>
        <Stat label="Balance" value={<bdi dir="ltr">{owedText(ledger.balance)}</bdi>} />
        <Stat label="Past due" value={displayDollars(ledger.past_due)} />
        <Stat label="Prepaid" value={displayDollars(ledger.prepaid)} />
        <Stat label="Deposit held" value={displayDollars(ledger.deposit_held)} />
      </StatRow>
      {ledger.plan && (
        <Section
          title={
            <Row gap="2">
              Payment plan
              <PlanBadge state={ledger.plan.state} />
            </Row>
          }
          lead={`What you agreed to pay of what was past due on ${displayDate(ledger.plan.made_on)}.`}
        >
          <PlanParts plan={ledger.plan} />
        </Section>
      )}
      <AutopayCard id={id} />
      {ledger.share && <WhoPaid share={ledger.share} today={ledger.today} />}
      <Section flush>
        <EntryList
          list={ledgerPlaces}
          place={place}
          onPlace={onPlace}
          read={read}
          caption="Charges and payments"
          columns={ledgerColumns((line) => <EntryButton leaseId={id} line={line} />)}
          none={{
            title: 'Nothing to pay yet',
            text: 'Rent appears here a week before it is due.',
            help: 'my-rent',
          }}
        />
      </Section>
      <Statements leaseId={id} today={ledger.today} />
    </Page>
  );
}
