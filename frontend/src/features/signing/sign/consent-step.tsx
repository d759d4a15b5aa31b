import { displayDate } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { AgreeForm } from '../parts/agree-form';
import { Card, SigningFrame } from '../parts/signing-frame';
import { Decline } from './decline';
import { type SigningStep, useStepCall } from './signing-step';

/** The first step: who asks, for what, until when; and the consent to sign electronically (D48). */
export function ConsentStep(step: SigningStep) {
  const { token, signing, onChanged } = step;
  const { consent, organization, place, name, expires_on } = signing;
  const { send, isSending, problem } = useStepCall(step);
  const body = { token, version: consent.version };
  return (
    <SigningFrame
      title={`Hello, ${name}`}
      lead={`${organization} asks you to sign the lease for ${place}. Please sign by ${displayDate(expires_on)}.`}
    >
      <Card title="First: signing electronically">
        <AgreeForm
          paragraphs={consent.paragraphs}
          label="I agree to read and sign this lease electronically."
          button="Go to the lease"
          isSending={isSending}
          problem={problem}
          onAgree={() => void send(() => api.signing.consentToSign({ body }), onChanged)}
        >
          <Decline {...step} />
        </AgreeForm>
      </Card>
    </SigningFrame>
  );
}
