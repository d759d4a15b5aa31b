import { Building2, CircleCheck, CircleDashed, UserRound } from 'lucide-react';
import type { OwnerLine } from '../../../../../shared/contract/owners';
import type { Column } from '../../../ui/data-table-column';
import { MailAddress } from '../../../ui/mail-address';
import { Named } from '../../../ui/named';
import { Sign } from '../../../ui/sign';
import { StatusBadge } from '../../../ui/status-badge';
import { mobileText } from '../mobile-text';

const looks = {
  ready: { tone: 'success', icon: CircleCheck, word: 'Ready for payouts' },
  missing: { tone: 'warning', icon: CircleDashed, word: 'Bank details missing' },
} as const;

export const ownerColumns: readonly Column<OwnerLine>[] = [
  {
    key: 'name',
    header: 'Owner',
    rem: 18,
    cell: ({ name, email, is_company }) => (
      <Named
        sign={
          <Sign bg="surface.sunk" color="muted">
            {is_company ? <Building2 aria-hidden="true" /> : <UserRound aria-hidden="true" />}
          </Sign>
        }
        name={name}
        note={<MailAddress address={email} />}
      />
    ),
  },
  {
    key: 'mobile',
    header: 'Mobile',
    rem: 10,
    cell: ({ mobile_number }) => <bdi dir="ltr">{mobileText(mobile_number)}</bdi>,
  },
  {
    key: 'bank',
    header: 'Payouts',
    rem: 12,
    cell: ({ bank_ready }) =>
      bank_ready === undefined ? '–' : <StatusBadge {...looks[bank_ready ? 'ready' : 'missing']} />,
  },
];
