import { useQuery } from '@tanstack/react-query';
import type { MyLedger } from '../../../../../shared/contract/ledger-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import { Figure, FigureRow } from '../../../ui/figure';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { Muted } from '../../../ui/text';
import { ChargeLines } from '../parts/charge-lines';
import { owedText } from '../parts/ledger-words';
import { myLedgerQuery } from '../queries';
import { WaitingLedger } from '../show/waiting-ledger';
import { AutopayCard } from './autopay-card';
import { OnlineLines } from './online-lines';
import { PayForm } from './pay-form';

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
      <FigureRow>
        <Figure label="Balance" value={<bdi dir="ltr">{owedText(balance)}</bdi>} />
        <Figure label="On its way" value={displayDollars(onItsWay)} />
      </FigureRow>
      <OnlineLines online={online} />
      {open.length > 0 && (
        <Section title="What you owe">
          <ChargeLines charges={open} />
        </Section>
      )}
      <Paying ledger={ledger} charge={charge} />
      <AutopayCard id={id} />
    </Page>
  );
}

function Paying({ ledger, charge }: { ledger: MyLedger; charge: number | undefined }) {
  const { paying, open } = ledger;
  const { payable } = paying;
  if (paying.mode === 'off')
    return (
      <Section title="Online payments are not offered">
        <Muted>
          <bdi>Ask your landlord how to pay: by check, cash or bank transfer.</bdi>
        </Muted>
      </Section>
    );
  if (payable <= 0)
    return (
      <Section title="Nothing to pay now">
        <Muted>
          <bdi>Everything you owe is paid or on its way.</bdi>
        </Muted>
      </Section>
    );
  const first = open.find((one) => one.charge === charge)?.cents ?? 0;
  return <PayForm ledger={ledger} first={Math.min(first, payable)} />;
}
