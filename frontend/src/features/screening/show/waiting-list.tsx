import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/primitives/button';
import { applicantChanged } from '../queries';

const ConsiderDialog = lazy(() => import('./consider-dialog'));

type Props = { applicant: ApplicantDetails };

/** Puts a submitted application on the waiting list, asked about once more. */
export function WaitButton({ applicant: { applicant_id, version } }: Props) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.screening.moveApplicant({ body: { application_id: applicant_id, version, to: 'waiting' } }),
    onSuccess: async () => {
      await applicantChanged(client);
      toast({ title: 'On the waiting list' });
    },
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'Nothing was changed', text: refusalWords(cause) }),
  });
  const ask = async () => {
    const isSure = await dialogs.confirm(
      'The applicant is notified by email. You can take them from the list when a home is free.',
      { title: 'Put this applicant on the waiting list?', yes: 'Put on the list', no: 'Not now' },
    );
    if (isSure) mutate();
  };
  return (
    <Button variant="outline" pending={isPending} onClick={() => void ask()}>
      Waiting list
    </Button>
  );
}

/** Says that the applicant waits, and takes them from the list. */
export function OnWaitingList({ applicant, mayChange }: Props & { mayChange: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Notice
        title="On the waiting list"
        action={
          mayChange &&
          applicant.may.decide && (
            <Button size="sm" onClick={() => setOpen(true)}>
              Consider for a home
            </Button>
          )
        }
      >
        Take this applicant from the list when this unit, or another one, is free.
      </Notice>
      <Suspense fallback={null}>
        {isOpen && <ConsiderDialog applicant={applicant} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
