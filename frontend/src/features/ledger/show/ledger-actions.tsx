import { useNavigate } from '@tanstack/react-router';
import { BookOpen, CreditCard, FileDown, FileText, HandCoins, Plus, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import type { PrintPaper } from '../../../../../shared/contract/prints';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu';
import { LinkButton } from '../../../ui/link-button';
import { usePdf } from '../../../ui/use-pdf';

const OnlineDialog = lazy(() => import('./online-dialog'));

type Props = {
  ledger: Ledger;
  seesLeases: boolean;
  seesReports: boolean;
  /** The whole ledger, for the PDF. */
  paper: () => Promise<PrintPaper>;
};

/** What may be done with a ledger: what is done each week as buttons, the rest behind ⋯. */
export function LedgerActions({ ledger, seesLeases, seesReports, paper }: Props) {
  const { status, deposit_held, may, lease_id: id } = ledger;
  const navigate = useNavigate();
  const [isOnline, setOnline] = useState(false);
  const pdf = usePdf({ paper, name: `ledger-${ledger.unit_number}` });
  const go = (to: string) => () => void navigate({ to, search: { id } });
  const actions: MenuAction[] = [];
  if (seesLeases)
    actions.push({
      key: 'lease',
      label: 'Go to the lease',
      icon: <FileText size={16} aria-hidden="true" />,
      onSelect: go('/showLease'),
    });
  if (may.change)
    actions.push({
      key: 'online',
      label: ledger.choice.mode === 'off' ? 'Online payments: off' : 'Online payments: on',
      icon: <CreditCard size={16} aria-hidden="true" />,
      onSelect: () => setOnline(true),
    });
  if (may.open && status !== 'settled')
    actions.push({
      key: 'opening',
      label: 'Opening balance',
      icon: <BookOpen size={16} aria-hidden="true" />,
      onSelect: go('/opening-balance'),
    });
  if (seesReports)
    actions.push({
      key: 'pdf',
      label: 'Download PDF',
      icon: <FileDown size={16} aria-hidden="true" />,
      onSelect: () => void pdf.start(),
      not: pdf.isBusy ? 'Preparing…' : undefined,
    });
  const isOver = status === 'ended' || (status === 'void' && deposit_held > 0);
  return (
    <>
      {actions.length > 0 && <ActionMenu label="More for this ledger" actions={actions} />}
      {(status === 'settled' || (isOver && may.change)) && (
        <LinkButton to="/settle-deposit" search={{ id }} variant="outline">
          <ShieldCheck aria-hidden="true" />
          {status === 'settled' ? 'Settlement' : 'Settle deposit'}
        </LinkButton>
      )}
      {may.change && (
        <>
          <LinkButton to="/add-charge" search={{ id }} variant="outline">
            <Plus aria-hidden="true" />
            Add charge
          </LinkButton>
          <LinkButton to="/receive-payment" search={{ id }}>
            <HandCoins aria-hidden="true" />
            Receive payment
          </LinkButton>
        </>
      )}
      <Suspense fallback={null}>
        {isOnline && <OnlineDialog ledger={ledger} onClose={() => setOnline(false)} />}
      </Suspense>
    </>
  );
}
