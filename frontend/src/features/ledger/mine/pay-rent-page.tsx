import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyLedger } from '../../../../../shared/contract/ledger-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import { NoOnline } from '../../../domain-ui/lease/no-online';
import { Stat, StatRow } from '../../../ui/data/stat';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';
import { ChargeLines } from '../parts/charge-lines';
import { owedText } from '../parts/ledger-words';
import { ledgerChanged, myLedgerQuery, myMethodsQuery } from '../queries';
import { WaitingLedger } from '../show/waiting-ledger';
import { AutopayCard } from './autopay-card';
import { OnlineLines } from './online-lines';
import { PayForm } from './pay-form';
import { SavedMethods } from './saved-methods';

const home = { to: '/propertyDashboard', label: 'Home' } as const;

/** /payrent: a tenant pays what the lease owes; /pay-charge begins with the amount of one charge. */
export function PayRentPage({ id, charge }: { id: string; charge?: number | undefined }) {
  const read = useQuery(myLedgerQuery(id));
  if (!read.data) return <WaitingLedger read={read} title="Pay rent" what="Home" width="form" back={home} />;
  const ledger = read.data;
  const { unit_number, property_title, balance, online, open } = ledger;
  const pending = online.filter(({ state }) => state === 'pending');
  const onItsWay = pending.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <Page title="Pay rent" lead={`Unit ${unit_number}, ${property_title}`} back={home} width="form">
      <StatRow>
        <Stat label="Balance" value={<bdi dir="ltr">{owedText(balance)}</bdi>} />
        <Stat label="Pending" value={displayDollars(onItsWay)} />
      </StatRow>
      <OnlineLines online={online} />
      {open.length > 0 && (
        <Section title="What you owe">
          <ChargeLines charges={open} />
        </Section>
      )}
      <Paying ledger={ledger} charge={charge} />
      <SavedMethods id={id} />
      <AutopayCard id={id} />
    </Page>
  );
}

function Paying({ ledger, charge }: { ledger: MyLedger; charge: number | undefined }) {
  const client = useQueryClient();
  const saved = useQuery(myMethodsQuery(ledger.lease_id));
  const { paying, open } = ledger;
  const { payable } = paying;
  if (paying.mode === 'off')
    return <NoOnline leaseId={ledger.lease_id} paying={paying} onAsked={() => ledgerChanged(client)} />;
  if (payable <= 0)
    return (
      <Section title="Nothing to pay now">
        <Muted>
          <bdi>Everything you owe is paid or on its way.</bdi>
        </Muted>
      </Section>
    );
  // The way it is paid is chosen beforehand, so it does not change under the person's hand.
  if (saved.isPending) return <SkeletonList picture={false} />;
  const first = open.find((one) => one.charge === charge)?.cents ?? 0;
  return <PayForm ledger={ledger} first={Math.min(first, payable)} methods={saved.data?.methods ?? []} />;
}
