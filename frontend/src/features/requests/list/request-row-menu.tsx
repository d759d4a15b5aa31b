import { AlarmClock, Copy, UserPlus } from 'lucide-react';
import type { RequestLine } from '../../../../../shared/contract/request-shapes';
import { ActionMenu } from '../../../ui/primitives/action-menu';
import type { Asked } from './asked-dialog';

const icon = { size: 16, 'aria-hidden': true } as const;

type Props = { line: RequestLine; onAsk: (asked: Asked) => void };

/** The ⋯ of a request: what the keys of the list do, for a pointer. */
export function RequestRowMenu({ line, onAsk }: Props) {
  const { request_id: id, words, name } = line;
  const asks = (dialog: Asked['dialog']) => () => onAsk({ id, dialog });
  return (
    <ActionMenu
      label={`More for ${words || name}`}
      quiet
      actions={[
        { key: 'assign', label: 'Assign', icon: <UserPlus {...icon} />, onSelect: asks('assign') },
        { key: 'snooze', label: 'Snooze', icon: <AlarmClock {...icon} />, onSelect: asks('snooze') },
        { key: 'merge', label: 'Close as a duplicate', icon: <Copy {...icon} />, onSelect: asks('merge') },
      ]}
    />
  );
}
