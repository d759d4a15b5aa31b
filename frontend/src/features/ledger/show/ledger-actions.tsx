import { useNavigate } from '@tanstack/react-router';
import {
  BookOpen,
  CalendarClock,
  CreditCard,
  Eraser,
  FileDown,
  FileText,
  HandCoins,
  Plus,
  Repeat,
  ShieldCheck,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import type { PrintPaper } from '../../../../../shared/contract/prints';
import { downloadPdf } from '../../../ui/data/download-pdf';
import { useDownload } from '../../../ui/data/use-download';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { LinkButton } from '../../../ui/primitives/link-button';
import type { ScreenPath } from '../../../ui/primitives/screen-path';
import { useIsDesk } from '../../../ui/primitives/use-is-desk';

const OnlineDialog = lazy(() => import('./online-dialog'));
const PlanDialog = lazy(() => import('../plan/plan-dialog'));
const WriteOffDialog = lazy(() => import('./write-off-dialog'));
const AddRecurringDialog = lazy(() => import('../recurring/add-recurring-dialog'));

type Props = {
  ledger: Ledger;
  seesLeases: boolean;
  seesReports: boolean;
  /** The whole ledger, for the PDF. */
  paper: () => Promise<PrintPaper>;
};

/** Beside the main button on a desk, behind ⋯ on a phone. */
function besidesOf({ status, deposit_held, may }: Ledger) {
  const isOver = status === 'ended' || (status === 'void' && deposit_held > 0);
  const settle = {
    to: '/settle-deposit' as const,
    Icon: ShieldCheck,
    label: status === 'settled' ? 'Settlement' : 'Settle deposit',
  };
  return [
    ...(status === 'settled' || (isOver && may.change) ? [settle] : []),
    ...(may.change ? [{ to: '/add-charge', label: 'Add charge', Icon: Plus } as const] : []),
  ];
}

/** What may be done with a ledger: what is done each week as buttons, the rest behind ⋯. */
export function LedgerActions({ ledger, seesLeases, seesReports, paper }: Props) {
  const { status, may, lease_id: id } = ledger;
  const navigate = useNavigate();
  const [isOnline, setOnline] = useState(false);
  const [isRecurring, setRecurring] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const [isWritingOff, setWritingOff] = useState(false);
  const source = { paper, name: `ledger-${ledger.unit_number}` };
  const pdf = useDownload({ what: 'The PDF', run: () => downloadPdf(source) });
  const go = (to: ScreenPath) => () => void navigate({ to, search: { id } });
  const isDesk = useIsDesk();
  const beside = besidesOf(ledger);
  const actions: MenuAction[] = isDesk
    ? []
    : beside.map(({ to, label, Icon }) => ({
        key: to,
        label,
        onSelect: go(to),
        icon: <Icon size={16} aria-hidden="true" />,
      }));
  if (seesLeases)
    actions.push({
      key: 'lease',
      label: 'Go to the lease',
      icon: <FileText size={16} aria-hidden="true" />,
      onSelect: go('/showLease'),
    });
  if (may.change && status !== 'settled' && status !== 'void')
    actions.push({
      key: 'recurring',
      label: 'Add recurring charge',
      icon: <Repeat size={16} aria-hidden="true" />,
      onSelect: () => setRecurring(true),
    });
  if (may.change && ledger.plannable !== undefined && !ledger.plan)
    actions.push({
      key: 'plan',
      label: 'Payment plan',
      icon: <CalendarClock size={16} aria-hidden="true" />,
      onSelect: () => setPlanning(true),
    });
  if (may.change && ledger.open.length > 0)
    actions.push({
      key: 'write-off',
      label: 'Write off',
      icon: <Eraser size={16} aria-hidden="true" />,
      onSelect: () => setWritingOff(true),
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
  return (
    <>
      {actions.length > 0 && <ActionMenu label="More for this ledger" actions={actions} />}
      {isDesk &&
        beside.map(({ to, label, Icon }) => (
          <LinkButton key={to} to={to} search={{ id }} variant="outline">
            <Icon aria-hidden="true" />
            {label}
          </LinkButton>
        ))}
      {may.change && (
        <LinkButton to="/receive-payment" search={{ id }}>
          <HandCoins aria-hidden="true" />
          Receive payment
        </LinkButton>
      )}
      <Suspense fallback={null}>
        {isRecurring && <AddRecurringDialog ledger={ledger} onClose={() => setRecurring(false)} />}
        {isPlanning && <PlanDialog ledger={ledger} onClose={() => setPlanning(false)} />}
        {isWritingOff && <WriteOffDialog ledger={ledger} onClose={() => setWritingOff(false)} />}
        {isOnline && <OnlineDialog ledger={ledger} onClose={() => setOnline(false)} />}
      </Suspense>
    </>
  );
}
