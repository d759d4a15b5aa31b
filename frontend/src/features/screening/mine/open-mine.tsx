import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { useLooksOnly } from '../../../api/session';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Button } from '../../../ui/primitives/button';
import { externalUrl } from '../../../ui/primitives/external-url';

type Props = { id: string; page: 'application' | 'screening'; label: string; main?: boolean };

/** From the account to a page of its own, as the mailed link opens it, so the browser goes there. */
export function OpenMine({ id, page, label, main = false }: Props) {
  const open = useMutation({
    mutationFn: async () =>
      (await api.screening.openMyApplication({ body: { application_id: id, page } })).data.path,
    onSuccess: externalUrl.go,
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'The page was not opened', text: refusalWords(cause) }),
  });
  if (useLooksOnly()) return null;
  return (
    <Button variant={main ? undefined : 'outline'} pending={open.isPending} onClick={() => open.mutate()}>
      {label}
    </Button>
  );
}
