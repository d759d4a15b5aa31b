import {
  Ban,
  BellOff,
  CalendarPlus,
  CircleCheck,
  CirclePause,
  CirclePlay,
  Copy,
  FilePlus,
  Gauge,
  HandCoins,
  MailPlus,
  Printer,
  ReceiptText,
  RotateCcw,
  ShieldAlert,
  UserPlus,
  UserRoundX,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { RequestDetails } from '../../../../../shared/contract/request-shapes';
import { api } from '../../../api/client';
import { downloadPdf } from '../../../ui/data/download-pdf';
import { useDownload } from '../../../ui/data/use-download';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import type { DialogName } from './dialogs';
import { useMove } from './use-move';

type Props = { request: RequestDetails; isDesk: boolean; onOpen: (dialog: DialogName) => void };

const icon = (Icon: typeof Ban): ReactNode => <Icon size={16} aria-hidden="true" />;

const orderOf = ({ request_id: id, name }: RequestDetails) => ({
  name: `work-order-${name}`,
  pdf: async () => (await api.prints.printWorkOrder({ params: { id } })).data.pdf,
});

/** Everything that may be done with a request beside its next step. */
export function RequestMenu({ request, isDesk, onOpen }: Props) {
  const move = useMove();
  const print = useDownload({ what: 'The work order', run: () => downloadPdf(orderOf(request)) });
  const { may, request_id, assignee, status } = request;
  const body = { request_id };
  const opens = (key: DialogName, label: string, Icon: typeof Ban, isThere: boolean): MenuAction[] =>
    isThere ? [{ key, label, icon: icon(Icon), onSelect: () => onOpen(key) }] : [];
  const does = (
    key: string,
    label: string,
    {
      Icon,
      isThere,
      call,
      done,
    }: { Icon: typeof Ban; isThere: boolean; call: () => Promise<unknown>; done: string },
  ): MenuAction[] =>
    isThere ? [{ key, label, icon: icon(Icon), onSelect: () => move.mutate({ call, done }) }] : [];
  const isVendor = assignee?.kind === 'vendor';
  const actions: MenuAction[] = [
    ...opens('triage', 'Triage', Gauge, may.triage),
    ...opens('assign', assignee ? 'Assign to somebody else' : 'Assign', UserPlus, may.assign),
    ...does('again', 'Send the vendor a new link', {
      Icon: MailPlus,
      isThere: may.unassign && isVendor,
      call: () => api.requests.sendJobAgain({ body }),
      done: 'A new link is on its way.',
    }),
    ...opens('unassign', 'Take the job back', UserRoundX, may.unassign),
    ...opens('visit', 'Propose a visit', CalendarPlus, may.propose),
    ...does('start', 'Start work', {
      Icon: Wrench,
      isThere: may.work && status !== 'in-progress',
      call: () => api.requests.startWork({ body }),
      done: 'The work has begun.',
    }),
    ...opens('decline', isVendor ? 'Decline for the vendor' : 'Decline the job', UserRoundX, may.work),
    ...opens('estimate', 'Add an estimate', HandCoins, isDesk && may.work),
    ...opens('ask', 'Ask the owners', HandCoins, may.ask),
    ...does('withdraw', 'Ask the owners no more', {
      Icon: Ban,
      isThere: isDesk && request.asks.some(({ state }) => state === 'open'),
      call: () => api.requests.withdrawAsk({ body }),
      done: 'The owners are asked no more.',
    }),
    ...opens('override', 'Go ahead without the owners', ShieldAlert, may.override),
    ...opens('wait', 'Mark as waiting', CirclePause, may.wait),
    ...does('resume', 'Go on', {
      Icon: CirclePlay,
      isThere: may.resume,
      call: () => api.requests.resumeRequest({ body }),
      done: 'It goes on.',
    }),
    ...opens('snooze', 'Snooze', BellOff, may.snooze),
    ...opens('merge', 'Close as a duplicate', Copy, isDesk && may.triage && may.cancel),
    ...opens('finish', 'Mark as done', CircleCheck, may.finish),
    ...opens('cost', 'Write down the cost', ReceiptText, may.cost),
    ...opens('confirm', 'Confirm', CircleCheck, may.confirm),
    ...opens('reopen', 'Reopen', RotateCcw, may.reopen),
    ...opens('files', 'Add files', FilePlus, may.add_file),
    ...(isDesk
      ? [
          {
            key: 'print',
            label: 'Print the work order',
            icon: icon(Printer),
            onSelect: () => void print.start(),
          },
        ]
      : []),
    ...opens('cancel', 'Cancel the request', Ban, may.cancel).map((action) => ({ ...action, danger: true })),
  ];
  return actions.length > 0 ? <ActionMenu label="More for this request" actions={actions} /> : null;
}
