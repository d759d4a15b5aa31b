import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField } from '../../../forms/use-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';

type Values = { question: string };
type Props = { leaseId: string; onClose: () => void };

const nothing = async () => undefined;

/** A question to the landlord, who answers by mail. */
export default function AskLandlordDialog({ leaseId, onClose }: Props) {
  return (
    <FormDialog<Values>
      title="Ask your landlord"
      lead="They get it by email, and their answer comes to your email. For the walk-through, name two or three times."
      button="Send"
      values={{ question: '' }}
      problems={({ question }) => problemsOf({ question: question.trim() === '' && 'Write your question' })}
      send={({ question }, sending) =>
        api.tenants.askMyLandlord({ body: { lease_id: leaseId, question } }, sending)
      }
      done="Sent. The answer comes by email."
      onSaved={nothing}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

const Fields = () => <TextAreaField label="Your question" required {...useFormField('question')} />;
