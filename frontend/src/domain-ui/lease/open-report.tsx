import { useMutation } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import type { ReportKind } from '../../../../shared/domain/leases/condition/report';
import { api } from '../../api/client';
import { refusalWords } from '../../api/refusal-words';
import { useLooksOnly } from '../../api/session';
import { dialogs } from '../../ui/feedback/dialogs';
import { Button } from '../../ui/primitives/button';
import { externalUrl } from '../../ui/primitives/external-url';

type Props = { leaseId: string; kind: ReportKind; size?: 'sm'; variant?: 'outline' };

/** From the account to the report's own page, where it is checked and signed; the mail opens the same one. */
export function OpenReport({ leaseId, kind, ...look }: Props) {
  const open = useMutation({
    mutationFn: async () => (await api.tenants.openMyReport({ body: { lease_id: leaseId, kind } })).data.path,
    onSuccess: externalUrl.go,
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'The report was not opened', text: refusalWords(cause) }),
  });
  if (useLooksOnly()) return null;
  return (
    <Button {...look} pending={open.isPending} onClick={() => open.mutate()}>
      <PenLine aria-hidden="true" />
      Check and sign
    </Button>
  );
}
