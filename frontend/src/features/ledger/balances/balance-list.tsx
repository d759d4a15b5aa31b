import { useQuery } from '@tanstack/react-query';
import { HandCoins, ListPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { BalanceLine, BalanceTotals } from '../../../../../shared/contract/ledger-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import { Notice } from '../../../ui/feedback/notice';
import { Page } from '../../../ui/layout/page';
import { ListKit } from '../../../ui/list/kit/list-kit';
import { useListChoices } from '../../../ui/list/kit/use-list-choices';
import { viewNotes } from '../../../ui/list/kit/view-notes';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';
import { useIsDesk } from '../../../ui/primitives/use-is-desk';
import { owedText } from '../parts/ledger-words';
import { balancePages, balancesQuery, lateFeesQuery } from '../queries';
import { BalanceBulk } from './balance-bulk';
import { balanceKit } from './balance-kit';
import { BalanceMenu } from './balance-menu';
import { type BalancesPlace, balancePlaces } from './balance-place';
import { BalanceRowMenu } from './balance-row-menu';
import { type RentDialog, RentDialogs } from './rent-dialogs';

type Props = {
  place: BalancesPlace;
  onPlace: (place: BalancesPlace) => void;
  mayChange?: boolean;
  /** Opened to choose a lease for a form: every lease, without a choice of its own. */
  isChooser?: boolean;
  /** Opened from the home to remind everyone who is past due: the dialog asks before anything is sent. */
  isReminding?: boolean;
};

/** Texts under the columns of money. */
const totalTexts = ({
  rent,
  aging,
  balance,
  deposit_held,
  prepaid,
}: BalanceTotals): Record<string, string> => ({
  rent: displayDollars(rent),
  upcoming: displayDollars(aging.upcoming),
  days30: displayDollars(aging.days30),
  days60: displayDollars(aging.days60),
  days61: displayDollars(aging.days90 + aging.older),
  balance: owedText(balance),
  deposit: displayDollars(deposit_held),
  prepaid: displayDollars(prepaid),
});

const pastDueOf = (leases: readonly BalanceLine[]): string =>
  `${displayDollars(leases.reduce((sum, { past_due }) => sum + past_due, 0))} past due`;

/** /ledges-totalpayment: who owes what in all leases, by the age of the debt. */
export function BalanceList({
  place,
  onPlace,
  mayChange = false,
  isChooser = false,
  isReminding = false,
}: Props) {
  const at = isChooser ? { view: 'all' as const, ...place } : place;
  const { size } = useListChoices();
  const isDesk = useIsDesk();
  const read = useQuery(balancesQuery(at, size));
  const { data: fees } = useQuery({ ...lateFeesQuery, enabled: !isChooser });
  const [dialog, setDialog] = useState<RentDialog | undefined>(
    isReminding ? { kind: 'remind-all', place: at } : undefined,
  );
  const ready = fees?.fees.filter(({ cents, again }) => cents > 0 && !again);
  const readyIds = [...new Set(ready?.map(({ lease_id }) => lease_id))].join();
  const feesReady = useMemo(() => new Set(readyIds.split(',')), [readyIds]);
  const kit = useMemo(() => balanceKit(feesReady), [feesReady]);
  const charges = (
    <LinkButton key="charges" to="/bulk-charges" variant="outline">
      <ListPlus aria-hidden="true" />
      Add charges
    </LinkButton>
  );
  const payments = (
    <LinkButton key="payments" to="/bulk-receipts" data-primary="">
      <HandCoins aria-hidden="true" />
      Record payments
    </LinkButton>
  );
  const menu = (
    <BalanceMenu
      key="menu"
      mayChange={mayChange}
      hasCharges={!isDesk}
      onRemind={() => setDialog({ kind: 'remind-all', place: at })}
    />
  );
  return (
    <Page
      title="Rent"
      lead="Who owes what, and since when."
      action={isDesk ? [menu, mayChange && charges, mayChange && payments] : [mayChange && payments, menu]}
    >
      {read.data && read.data.differing.length > 0 && (
        <Notice kind="danger" title="The nightly check found figures that do not match">
          The ledgers concerned say so too. We have been alerted and are looking into it.
        </Notice>
      )}
      <RentDialogs dialog={dialog} fees={ready ?? []} onClose={() => setDialog(undefined)} />
      <ListKit
        kit={kit}
        list={balancePlaces}
        place={at}
        onPlace={onPlace}
        isChooser={isChooser}
        read={read}
        page={({ leases: rows, next, count: total, totals, views }) => ({
          rows,
          next,
          total,
          totals: totalTexts(totals),
          notes: viewNotes(views),
          isNone: views.all.count === 0,
          remark: `Deposits held ${displayDollars(totals.deposit_held)} · Prepaid ${displayDollars(totals.prepaid)}`,
        })}
        readAll={balancePages(at)}
        rowMenu={
          isChooser
            ? undefined
            : (line) => (
                <BalanceRowMenu
                  line={line}
                  mayChange={mayChange}
                  hasFee={feesReady.has(line.lease_id)}
                  onDialog={setDialog}
                />
              )
        }
        bulk={
          mayChange
            ? {
                sum: pastDueOf,
                actions: (leases, clear) => (
                  <BalanceBulk leases={leases} feesReady={feesReady} onDone={clear} onDialog={setDialog} />
                ),
              }
            : undefined
        }
        firstUse={{
          title: 'Rent shows up here with your first lease.',
          text: 'Rent on a signed lease is charged automatically a week before it is due, and then appears here.',
          drawing: drawings.keys,
          help: 'rent',
          action: mayChange ? (
            <LinkButton to="/addExistingLease">Add your tenants</LinkButton>
          ) : (
            <LinkButton to="/leasesList" variant="outline">
              Go to leases
            </LinkButton>
          ),
        }}
      />
    </Page>
  );
}
