import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Notice } from '../../../ui/feedback/notice';
import { Row } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { reportedWords } from '../parts/answer-words';
import { applicantChanged } from '../queries';

const words = {
  declined: {
    title: 'Tell the others the home is rented?',
    text: 'Each gets a courteous email, and their application closes. Those with a report stay open: declining them may require an adverse-action notice.',
    yes: 'Tell them',
    done: ['1 applicant was told the home is rented', 'applicants were told the home is rented'],
  },
  waiting: {
    title: 'Put the others on the waiting list?',
    text: 'Each gets a courteous email. Their applications stay, and you can take them from the list when a home is free.',
    yes: 'Put on the list',
    done: ['1 applicant is on the waiting list', 'applicants are on the waiting list'],
  },
} as const;
type Answer = keyof typeof words;

/** Once an applicant is approved: the others of the unit get one answer, which stays theirs who decide. */
export function TellOthers({
  applicant: { applicant_id, others, unit_id },
}: {
  applicant: ApplicantDetails;
}) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (answer: Answer) =>
      api.screening.tellOtherApplicants({ body: { application_id: applicant_id, answer } }),
    onSuccess: async ({ data: { told, left } }, answer) => {
      await applicantChanged(client);
      const [one, more] = words[answer].done;
      const title = told === 1 ? one : `${told} ${more}`;
      await dialogs.result({ icon: 'success', title, text: reportedWords(left) });
    },
    onError: (cause) =>
      dialogs.result({ icon: 'error', title: 'Some were not notified', text: refusalWords(cause) }),
  });
  const ask = async (answer: Answer) => {
    const { title, text, yes } = words[answer];
    if (await dialogs.confirm(text, { title, yes, no: 'Not now' })) mutate(answer);
  };
  const button = (answer: Answer) =>
    ({
      size: 'sm',
      pending: isPending && variables === answer,
      disabled: isPending,
      onClick: () => void ask(answer),
    }) as const;
  return (
    <Notice
      title={others === 1 ? '1 other applicant is waiting' : `${others} other applicants are waiting`}
      action={
        <Row gap="2">
          <LinkButton to="/compareApplicants" search={{ id: unit_id }} variant="outline" size="sm">
            Show them
          </LinkButton>
          <Button variant="outline" {...button('waiting')}>
            Waiting list
          </Button>
          <Button {...button('declined')}>Tell them it is rented</Button>
        </Row>
      }
    >
      They applied for this unit and have no answer yet.
    </Notice>
  );
}
