import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { problemsOf } from '../../../../../shared/domain/problem';
import { isAdverse } from '../../../../../shared/domain/screening/conditions';
import { screeningStatuses as is } from '../../../../../shared/domain/screening/screening-statuses';
import { api } from '../../../api/client';
import { ShortForm } from '../../../forms/short-form';
import { SubmitButton } from '../../../forms/submit-button';
import { useAppForm } from '../../../forms/use-app-form';
import { Modal } from '../../../ui/feedback/modal';
import { toast } from '../../../ui/feedback/toast';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Button } from '../../../ui/primitives/button';
import { applicantChanged } from '../queries';
import { ConditionFields, conditionProblems, conditionsOf, noConditions } from './condition-fields';

type Decision = 'approved' | 'declined';
type Props = { applicant: ApplicantDetails; decision: Decision; onClose: () => void };

const words = {
  approved: {
    title: 'Approve this application?',
    lead: 'A lease is drafted from the application, the applicant is notified, and the unit’s application link closes.',
    submit: 'Approve and draft',
    pending: 'Approving',
  },
  declined: {
    title: 'Decline this application?',
    lead: 'The applicant is notified by email. Your note stays private.',
    submit: 'Decline',
    pending: 'Declining',
  },
} as const;

const text = { rows: 3, maxLength: limits.descriptionCharacters } as const;

/**
 * A decline or conditions with a report take the adverse-action notice, or a reason why none is due (D49).
 */
export default function DecideDialog({ applicant, decision, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isReported =
    applicant.screening?.reportedAt !== undefined ||
    applicant.people.some(({ screening_status: status }) => status === is.ready || status === is.paid);
  const asksNotice = (values: typeof noConditions) =>
    isReported && isAdverse({ kind: decision, conditions: conditionsOf(values) });
  const form = useAppForm({
    values: { ...noConditions, note: '', notice: isReported, reason: '' },
    problems: ({ notice, reason, ...values }) => [
      ...conditionProblems(values, applicant),
      ...problemsOf({
        reason: asksNotice(values) && !notice && !reason.trim() && 'Enter why no notice is required',
      }),
    ],
    submit: ({ note, notice: isChosen, reason, ...values }, { idempotencyKey }) => {
      const one = { application_id: applicant.applicant_id, version: applicant.version };
      const notice = isChosen && asksNotice(values);
      const why = asksNotice(values) && !notice && { reason: reason.trim() };
      const conditions = conditionsOf(values);
      const body = { ...one, decision, note: note.trim(), notice, ...why, ...(conditions && { conditions }) };
      return api.screening.decideApplication({ body }, { idempotencyKey });
    },
    onSaved: async ({ result }) => {
      toast({ title: decision === 'approved' ? 'Approved. The lease is drafted' : 'Declined' });
      await applicantChanged(client);
      const { lease_id: id } = result.data;
      if (id) await navigate({ to: '/updateLease', search: { id, step: 'term' } });
    },
    onDone: onClose,
    asksBeforeLeaving: false,
  });
  const { title, lead, submit, pending } = words[decision];
  const hasNotice = asksNotice({
    terms: form.watch('terms'),
    deposit: form.watch('deposit'),
    coSigner: form.watch('coSigner'),
  });
  return (
    <Modal
      open
      onClose={onClose}
      width="lg"
      title={title}
      lead={lead}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <SubmitButton
            form={form}
            colorPalette={decision === 'declined' ? 'danger' : undefined}
            pendingText={pending}
          >
            {submit}
          </SubmitButton>
        </>
      }
    >
      <ShortForm form={form}>
        {decision === 'approved' && <ConditionFields applicant={applicant} />}
        {hasNotice && (
          <CheckboxField
            label="Send the adverse-action notice"
            hint="A report played a part in this decision. The notice names the bureau, says that the bureau did not decide, and explains the free copy and the right to dispute."
            {...form.field('notice')}
          />
        )}
        {hasNotice && !form.watch('notice') && (
          <TextAreaField
            label="Why is no notice required?"
            hint="Saved with the decision."
            required
            {...text}
            {...form.field('reason')}
          />
        )}
        <TextAreaField label="Note" hint="The applicant does not see it." {...text} {...form.field('note')} />
      </ShortForm>
    </Modal>
  );
}
