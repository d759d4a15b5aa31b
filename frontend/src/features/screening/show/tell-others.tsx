import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicantDetails } from '../../../../../shared/contract/screening';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { Button } from '../../../ui/button';
import { LinkButton } from '../../../ui/link-button';
import { Notice } from '../../../ui/notice';
import { say } from '../../../ui/say';
import { applicantChanged } from '../queries';

/** Once an applicant is approved: the others of the unit are told by one choice, which stays theirs who decide. */
export function TellOthers({
  applicant: { applicant_id, others, unit_id },
}: {
  applicant: ApplicantDetails;
}) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.screening.tellOtherApplicants({ body: { application_id: applicant_id } }),
    onSuccess: async ({ data: { told, left } }) => {
      await applicantChanged(client);
      const rest =
        left > 0
          ? `${left} ${left === 1 ? 'has a report: decide about it on its own page' : 'still wait: those with a report are decided on their own pages'}.`
          : '';
      await say.result({
        icon: 'success',
        title:
          told === 1
            ? '1 applicant was told the home is rented'
            : `${told} applicants were told the home is rented`,
        text: rest,
      });
    },
    onError: (cause) =>
      say.result({ icon: 'error', title: 'Some were not notified', text: refusalWords(cause) }),
  });
  const ask = async () => {
    const isSure = await say.confirm(
      'Each gets a courteous email, and their application closes. Those with a report stay open: declining them may require an adverse-action notice.',
      { title: 'Tell the others the home is rented?', yes: 'Tell them', no: 'Not now' },
    );
    if (isSure) mutate();
  };
  return (
    <Notice
      title={others === 1 ? '1 other applicant is waiting' : `${others} other applicants are waiting`}
      action={
        <>
          <LinkButton to="/compareApplicants" search={{ id: unit_id }} variant="outline" size="sm">
            Show them
          </LinkButton>
          <Button size="sm" pending={isPending} onClick={() => void ask()}>
            Tell them it is rented
          </Button>
        </>
      }
    >
      They applied for this unit and have no answer yet.
    </Notice>
  );
}
