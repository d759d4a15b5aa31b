import { useQuery } from '@tanstack/react-query';
import type { ApplicationFields } from '../../../../../shared/domain/screening/application';
import { useSession } from '../../../api/session';
import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/primitives/button';
import { reusedAnswersQuery } from '../queries';

type Props = { token: string; onUse: (fields: ApplicationFields) => void };

/** Who has an account with this landlord begins with what they sent for another home. */
export function ReuseAnswers({ token, onUse }: Props) {
  const isApplicant = useSession()?.roles[0]?.role_label === 'applicant';
  const { data: answers } = useQuery({ ...reusedAnswersQuery(token), enabled: isApplicant });
  if (!answers) return null;
  return (
    <Notice
      kind="info"
      title="You answered these questions before"
      action={
        <Button variant="outline" onClick={() => onUse(answers.fields)}>
          Use my answers
        </Button>
      }
    >
      {`Begin with your answers for ${answers.home.title}, unit ${answers.home.unit}. You can change each of them. Documents, people and reports are not carried over.`}
    </Notice>
  );
}
