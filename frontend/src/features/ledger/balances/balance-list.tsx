import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { displayDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data-table';
import { drawings } from '../../../ui/drawings';
import { Figure, FigureRow } from '../../../ui/figure';
import { LinkButton } from '../../../ui/link-button';
import { List } from '../../../ui/list/list';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { ViewTabs } from '../../../ui/views/view-tabs';
import { balancesQuery } from '../queries';
import { agingKeys, agingWords, balanceColumns } from './balance-columns';
import { BalanceMenu } from './balance-menu';
import { type BalancesPlace, balancePlaces } from './balance-place';
import { balanceSource } from './balance-source';

const tools = { search: { label: 'Search tenant, unit or property' } };

type Props = {
  place: BalancesPlace;
  onPlace: (place: BalancesPlace) => void;
  mayChange?: boolean;
};

/** /ledges-totalpayment: who owes what in all leases, by the age of the debt. */
export function BalanceList({ place, onPlace, mayChange = false }: Props) {
  const read = useQuery(balancesQuery(place));
  const totals = read.data?.totals;
  return (
    <Page
      title="Rent and payments"
      lead="What tenants owe, how long it has been due, and what they have prepaid."
      action={
        <>
          <BalanceMenu source={balanceSource(place)} leases={read.data?.leases ?? []} mayChange={mayChange} />
          {mayChange && (
            <LinkButton to="/bulk-receipts">
              <HandCoins aria-hidden="true" />
              Bulk receipts
            </LinkButton>
          )}
        </>
      }
    >
      {read.data && read.data.differing.length > 0 && (
        <Notice kind="danger" title="The nightly check found figures that do not match">
          The ledgers concerned say so too. We have been alerted and are looking into it.
        </Notice>
      )}
      {totals && (
        <>
          <FigureRow>
            <Figure label="Owed" value={displayDollars(totals.balance + totals.prepaid)} />
            <Figure label="Past due" value={displayDollars(totals.past_due)} />
            <Figure label="Prepaid" value={displayDollars(totals.prepaid)} />
            <Figure label="Deposits held" value={displayDollars(totals.deposit_held)} />
          </FigureRow>
          <FigureRow aria-label="Owed by days past due" role="group">
            {agingKeys.map((key) => (
              <Figure key={key} label={agingWords[key]} value={displayDollars(totals.aging[key])} />
            ))}
          </FigureRow>
        </>
      )}
      <ViewTabs
        name="balances"
        {...{ list: balancePlaces, place, onPlace }}
        label="Balances"
        to="/ledges-totalpayment"
        tabs={[{ label: 'All', isHere: true, change: { search: undefined } }]}
      />
      <Section flush>
        <List
          list={balancePlaces}
          place={place}
          onPlace={onPlace}
          read={read}
          page={({ leases: rows, next, count: total }) => ({ rows, next, total })}
          tools={tools}
          what="a balance"
          none={{
            title: 'No balances yet',
            text: 'Rent on a signed lease is charged automatically a week before it is due, and then appears here.',
            drawing: drawings.keys,
            action: (
              <LinkButton to="/leasesList" variant="outline">
                Go to leases
              </LinkButton>
            ),
          }}
        >
          {(rows, busy) => (
            <DataTable
              caption="Balances of leases"
              columns={balanceColumns}
              rows={rows}
              rowKey={({ lease_id }) => lease_id}
              rowTo={({ lease_id: id }) => ({ to: '/ledgesData', search: { id } })}
              busy={busy}
            />
          )}
        </List>
      </Section>
    </Page>
  );
}
