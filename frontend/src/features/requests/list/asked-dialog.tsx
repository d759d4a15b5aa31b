import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import type { RequestDetails } from '../../../../../shared/contract/request-shapes';
import { toast } from '../../../ui/feedback/toast';
import { requestQuery } from '../queries';
import { dialogs } from '../show/dialogs';

/** What a row or a key asks for: a dialog of a request's own page. */
export type Asked = { readonly id: string; readonly dialog: 'assign' | 'snooze' | 'merge' };

const isAllowed: Readonly<Record<Asked['dialog'], (may: RequestDetails['may']) => boolean>> = {
  assign: ({ assign }) => assign,
  snooze: ({ snooze }) => snooze,
  merge: ({ triage, cancel }) => triage && cancel,
};

/** The dialog of a request's own page, over the list. */
export default function AskedDialog({ id, dialog, onClose }: Asked & { onClose: () => void }) {
  const { data: request, isError } = useQuery(requestQuery(id));
  const isRefused = isError || (request !== undefined && !isAllowed[dialog](request.may));
  useEffect(() => {
    if (!isRefused) return;
    toast({ kind: 'error', title: 'Not in this status. Set a priority first, or open the request.' });
    onClose();
  }, [isRefused, onClose]);
  if (!request || isRefused) return null;
  const Dialog = dialogs[dialog];
  return (
    <Suspense fallback={null}>
      <Dialog request={request} onClose={onClose} />
    </Suspense>
  );
}
