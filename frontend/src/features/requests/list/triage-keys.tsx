import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Priority, priorities } from '../../../../../shared/domain/requests/categories';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { toast } from '../../../ui/feedback/toast';
import { Muted } from '../../../ui/primitives/text';
import { useHotkey } from '../../../ui/primitives/use-hotkey';
import { requestChanged } from '../queries';
import type { Asked } from './asked-dialog';

/** The request of the row that has the focus. */
function focusedRequest(): string | undefined {
  const row = document.activeElement?.closest('tbody tr');
  const link = row?.querySelector<HTMLAnchorElement>('a[href*="servicerequestDetails-data"]');
  const id = link && new URL(link.href).searchParams.get('id');
  if (!id) return undefined;
  // The router writes a text that could be read as something else in quotes.
  return id.startsWith('"') ? String(JSON.parse(id)) : id;
}

/** J and K walk the rows; a key sets the priority of the one with the focus, or opens what it is about. */
export default function TriageKeys({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const client = useQueryClient();
  const triage = useMutation({
    mutationFn: ({ id, priority }: { id: string; priority: Priority }) =>
      api.requests.triageRequest({ body: { request_id: id, priority } }),
    onSuccess: async (_, { priority }) => {
      toast({ title: `Priority: ${priorities[priority].name}` });
      await requestChanged(client);
    },
    onError: (cause) => toast({ kind: 'error', title: refusalWords(cause) }),
  });
  const set = (priority: Priority) => () => {
    const id = focusedRequest();
    if (id && !triage.isPending) triage.mutate({ id, priority });
  };
  useHotkey('1', set('emergency'));
  useHotkey('2', set('urgent'));
  useHotkey('3', set('routine'));
  useHotkey('4', set('low'));
  const opens = (dialog: Asked['dialog']) => () => {
    const id = focusedRequest();
    if (id) onAsk({ id, dialog });
  };
  useHotkey('a', opens('assign'));
  useHotkey('s', opens('snooze'));
  useHotkey('d', opens('merge'));
  return (
    <Muted small display={{ base: 'none', md: 'block' }}>
      Keys: J and K walk the list. 1 emergency, 2 urgent, 3 routine, 4 low. A assigns, S snoozes, D closes a
      duplicate.
    </Muted>
  );
}
