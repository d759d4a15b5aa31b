import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicantLine } from '../../../../../shared/contract/screening-shapes';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Button } from '../../../ui/primitives/button';
import { reportedWords } from '../parts/answer-words';
import { applicantChanged } from '../queries';

const words = {
  declined: {
    title: 'Decline the selected applicants?',
    text: 'Each is notified by email. Those with a report stay open: declining them may require an adverse-action notice.',
    yes: (count: number) => `Decline ${count}`,
    one: '1 applicant was declined',
    done: 'applicants were declined',
  },
  waiting: {
    title: 'Put the selected applicants on the waiting list?',
    text: 'Each is notified by email. You can take them from the list when a home is free.',
    yes: (count: number) => `Put ${count} on the list`,
    one: '1 applicant is on the waiting list',
    done: 'applicants are on the waiting list',
  },
} as const;
type Answer = keyof typeof words;

type Props = { chosen: readonly ApplicantLine[]; onDone: () => void };

/** One answer to all chosen applicants, asked about once more; who has a report is decided alone (D49). */
export function AnswerBar({ chosen, onDone }: Props) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (answer: Answer) => {
      const application_ids = chosen.map(({ application_id }) => application_id);
      return api.screening.answerApplicants({ body: { application_ids, answer, note: '' } });
    },
    onSuccess: async ({ data: { told, left } }, answer) => {
      onDone();
      await applicantChanged(client);
      const { one, done } = words[answer];
      const text = reportedWords(left.filter(({ why }) => why === 'report').length);
      await dialogs.result({ icon: 'success', title: told === 1 ? one : `${told} ${done}`, text });
    },
    onError: (cause) =>
      dialogs.result({ icon: 'error', title: 'Not all were answered', text: refusalWords(cause) }),
  });
  const ask = async (answer: Answer) => {
    const { title, text, yes } = words[answer];
    if (
      await dialogs.confirm(text, {
        title,
        yes: yes(chosen.length),
        no: 'Not now',
        danger: answer === 'declined',
      })
    )
      mutate(answer);
  };
  return (
    <>
      {(['waiting', 'declined'] as const).map((answer) => (
        <Button
          key={answer}
          size="sm"
          variant="outline"
          disabled={isPending}
          pending={isPending && variables === answer}
          onClick={() => void ask(answer)}
        >
          {answer === 'waiting' ? 'Waiting list' : 'Decline'}
        </Button>
      ))}
    </>
  );
}
