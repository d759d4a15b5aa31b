import { useQueryClient } from '@tanstack/react-query';
import {
  CalendarX2,
  Clock,
  DoorOpen,
  Gavel,
  KeyRound,
  type LucideIcon,
  RefreshCw,
  RotateCcw,
  Undo2,
  WalletCards,
} from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { LeaseDetails } from '../../../../../../shared/contract/leases';
import { api } from '../../../../api/client';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { refusalWords } from '../../../../api/refusal-words';
import { dialogs } from '../../../../ui/feedback/dialogs';
import { toast } from '../../../../ui/feedback/toast';
import type { MenuAction } from '../../../../ui/primitives/action-menu';
import { leaseChanged } from '../../queries';
import type { MoveProps } from './move-props';

type May = keyof LeaseDetails['may'];

const moveDialogs = {
  renew: lazy(() => import('./offer-dialog')),
  give_notice: lazy(() => import('./notice-dialog')),
  return_keys: lazy(() => import('./keys-dialog')),
  roll_over: lazy(() => import('./holdover-dialog')),
  change_rent: lazy(() => import('./rent-dialog')),
  end: lazy(() => import('./end-dialog')),
  zone: lazy(() => import('./zone-dialog')),
} satisfies Partial<Record<May | 'zone', ComponentType<MoveProps>>>;
type Dialog = keyof typeof moveDialogs;

/** Changes that need only a confirmation. */
const asked = {
  take_notice_back: {
    title: 'Withdraw the notice?',
    text: 'The lease continues as if no notice had been given. The tenants get an email.',
    call: api.leases.takeNoticeBack,
    done: 'The notice is withdrawn.',
  },
  reopen: {
    title: 'Reopen this lease?',
    text: 'This undoes the end and the returned keys; rent continues.',
    call: api.leases.reopenLease,
    done: 'The lease is open again.',
  },
} as const;

type Move = Dialog | keyof typeof asked;
type Words = { readonly label: string; readonly icon: LucideIcon; readonly danger?: true };

/** In menu order. */
const moves: Record<Move, Words> = {
  renew: { label: 'Offer renewal', icon: RefreshCw },
  roll_over: { label: 'Decide what’s next', icon: Gavel },
  change_rent: { label: 'Change rent', icon: WalletCards },
  give_notice: { label: 'Record notice', icon: CalendarX2 },
  take_notice_back: { label: 'Withdraw the notice', icon: Undo2 },
  return_keys: { label: 'Record returned keys', icon: KeyRound },
  reopen: { label: 'Reopen the lease', icon: RotateCcw },
  zone: { label: 'Change the time zone', icon: Clock },
  end: { label: 'End lease', icon: DoorOpen, danger: true },
};
const order = Object.keys(moves) as Move[];

/** Who changes leases sees these also while they are not possible, with the reason. */
const alwaysShown: readonly Move[] = ['renew', 'change_rent', 'give_notice', 'return_keys', 'end'];

/** After `You can’t do that while the lease is`. */
const statusIs: Record<LeaseDetails['status'], string> = {
  draft: 'a draft',
  sent: 'waiting for signatures',
  'partly-signed': 'waiting for signatures',
  signed: 'not active yet',
  active: 'active',
  expiring: 'ending',
  'month-to-month': 'month to month',
  holdover: 'expired',
  'notice-given': 'under notice',
  ended: 'ended',
  settled: 'settled',
  void: 'void',
};

const groupOf = (move: Move): string => (move === 'change_rent' ? 'Money' : 'Lease');

export type LeaseMoves = {
  /** What a primary button does; undefined while it is not possible. */
  readonly actionFor: (move: 'renew' | 'roll_over') => MenuAction | undefined;
  readonly actions: readonly MenuAction[];
  /** The open dialog. */
  readonly dialog: ReactNode;
};

/** What can be done with a lease that everyone signed. */
export function useLeaseMoves(lease: LeaseDetails): LeaseMoves {
  const mayChange = Object.values(lease.may).some(Boolean);
  const [open, setOpen] = useState<Dialog>();
  const client = useQueryClient();
  const ask = async (move: keyof typeof asked) => {
    const { title, text, call, done } = asked[move];
    if (!(await dialogs.confirm(text, { title, yes: 'Yes', no: 'No' }))) return;
    try {
      await call({ body: { lease_id: lease.lease_id } }, { idempotencyKey: newIdempotencyKey() });
      toast({ title: done });
    } catch (cause) {
      await dialogs.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) });
    } finally {
      await leaseChanged(client);
    }
  };
  const actionOf = (move: Move): MenuAction => {
    const { icon: Icon, danger } = moves[move];
    const label = move === 'give_notice' && lease.notice ? 'Move the last day' : moves[move].label;
    return {
      key: move,
      label,
      group: groupOf(move),
      icon: <Icon size={16} aria-hidden="true" />,
      ...(danger && { danger }),
      onSelect: () => (move === 'take_notice_back' || move === 'reopen' ? void ask(move) : setOpen(move)),
    };
  };
  const isPossible = (move: Move): boolean =>
    move === 'zone' ? mayChange && lease.time_zones.length > 1 : lease.may[move];
  const shown = order.filter((move) => isPossible(move) || (mayChange && alwaysShown.includes(move)));
  const why = `You can’t do that while the lease is ${statusIs[lease.status]}.`;
  const Open = open && moveDialogs[open];
  return {
    actionFor: (move) => (isPossible(move) ? actionOf(move) : undefined),
    actions: shown.map((move) => ({ ...actionOf(move), not: isPossible(move) ? undefined : why })),
    dialog: Open && (
      <Suspense fallback={null}>
        <Open lease={lease} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}
