import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { LeaseDetails } from '../../../../../../shared/contract/leases';
import type { LeaseStep } from '../../../../../../shared/domain/leases/draft/lease-problems';
import { Notice } from '../../../../ui/feedback/notice';
import { CheckboxField } from '../../../../ui/fields/checkbox-field';
import { DateField } from '../../../../ui/fields/date-field';
import { Stack } from '../../../../ui/layout/layout';
import { Section } from '../../../../ui/layout/section';
import { Button } from '../../../../ui/primitives/button';
import { withPaper } from '../../parts/terms-of';
import { TextSection } from '../../parts/text-section';
import { leaseQuery } from '../../queries';
import type { StepProps } from '../step-form';
import { WizardBar } from '../wizard-bar';
import { ReviewSummary } from './review-summary';
import { problemsIn } from './step-problems';
import { TemplateSection } from './template-section';
import { useSendLease } from './use-send-lease';

type Props = Omit<StepProps, 'onNext'> & {
  lease: LeaseDetails;
  onStep: (step: LeaseStep) => void;
  onSent: () => void;
};

const frozen =
  'I have read the text. Once it is sent, the text and the people cannot change; any change is a new version that everyone signs again.';

/** The last step: everything filled in, what is missing, the text, and sending. */
export function ReviewStep({ draft, saving, onBack, lease, onStep, onSent }: Props) {
  const [isRead, setRead] = useState(false);
  const [expiresOn, setExpiresOn] = useState('');
  const { send, isSending, failure } = useSendLease({ leaseId: lease.lease_id, saving, onSent });
  // Each save makes a new version, and with it a new text.
  const { data: current = lease } = useQuery(leaseQuery(lease.lease_id));
  const problems = problemsIn(draft, lease);
  const isComplete = Object.values(problems).every(({ length }) => length === 0);
  return (
    <>
      {failure && (
        <Notice
          kind="danger"
          title={failure.title}
          action={
            failure.isTaken && (
              <Button size="sm" variant="outline" onClick={() => onStep('term')}>
                Change the dates
              </Button>
            )
          }
        >
          {failure.text}
        </Notice>
      )}
      <ReviewSummary draft={draft} problems={problems} onStep={onStep} />
      <TemplateSection leaseId={lease.lease_id} draft={draft} onDraft={saving.save} />
      <TextSection lease={{ ...current, terms: withPaper(current.terms, draft) }} />
      <Section title="Send">
        <Stack gap="5">
          <DateField
            id="expiresOn"
            label="Sign by (optional)"
            hint="30 days if left empty."
            min={lease.today}
            value={expiresOn}
            onChange={({ target }) => setExpiresOn(target.value)}
          />
          <CheckboxField label={frozen} checked={isRead} onChange={({ target }) => setRead(target.checked)} />
          {!isComplete && <Notice kind="warning">Something is still missing: see Review above.</Notice>}
        </Stack>
      </Section>
      <WizardBar state={saving.state} onBack={onBack}>
        <Button
          disabled={!isRead || !isComplete}
          pending={isSending}
          pendingText="Sending"
          onClick={() => void send(draft, expiresOn)}
        >
          <Send aria-hidden="true" />
          Send for signature
        </Button>
      </WizardBar>
    </>
  );
}
