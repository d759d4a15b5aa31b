import { useNavigate } from '@tanstack/react-router';
import { BellRing, CalendarClock, FileText, HandCoins, ListPlus } from 'lucide-react';
import type { BalanceLine } from '../../../../../shared/contract/ledger-shapes';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import type { RentDialog } from './rent-dialogs';

type Props = {
  line: BalanceLine;
  mayChange: boolean;
  hasFee: boolean;
  onDialog: (dialog: RentDialog) => void;
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** The ⋯ of a lease in Rent. */
export function BalanceRowMenu({ line, mayChange, hasFee, onDialog }: Props) {
  const navigate = useNavigate();
  const { lease_id: id, tenants, past_due } = line;
  const go = (to: '/receive-payment' | '/add-charge' | '/showLease') => () =>
    void navigate({ to, search: { id } });
  const changes: MenuAction[] = [
    { key: 'pay', label: 'Record payment', icon: <HandCoins {...icon} />, onSelect: go('/receive-payment') },
    { key: 'charge', label: 'Add charge', icon: <ListPlus {...icon} />, onSelect: go('/add-charge') },
    {
      key: 'remind',
      label: 'Send reminder',
      icon: <BellRing {...icon} />,
      onSelect: () => onDialog({ kind: 'remind', leases: [line] }),
      not: past_due > 0 ? undefined : 'Nothing is past due',
    },
    {
      key: 'late-fee',
      label: 'Charge late fee',
      icon: <CalendarClock {...icon} />,
      onSelect: () => onDialog({ kind: 'late-fees', leases: [line] }),
      not: hasFee ? undefined : 'No late fee today',
    },
  ];
  const open = { key: 'open', label: 'Open lease', icon: <FileText {...icon} />, onSelect: go('/showLease') };
  return (
    <ActionMenu
      quiet
      label={`More for ${tenants.join(', ')}`}
      actions={mayChange ? [...changes, open] : [open]}
    />
  );
}
