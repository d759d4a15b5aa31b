import { type FormEvent, useState } from 'react';
import { displayDate } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { ConsentText } from '../parts/consent-text';
import { SendButton } from '../parts/send-button';
import { Card, SigningFrame } from '../parts/signing-frame';
import { Decline } from './decline';
import { type SigningStep, useStepCall } from './signing-step';

/** The first step: who asks, for what, until when; and the consent to sign electronically (D48). */
export function ConsentStep(step: SigningStep) {
  const { token, signing, onChanged } = step;
  const { consent, organization, place, name, expires_on } = signing;
  const [isAgreed, setAgreed] = useState(false);
  const { send, isSending, problem, setProblem } = useStepCall(step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAgreed) return setProblem('Tick the box if you agree.');
    void send(() => api.signing.consentToSign({ body: { token, version: consent.version } }), onChanged);
  };
  return (
    <SigningFrame
      title={`Hello, ${name}`}
      lead={`${organization} asks you to sign the lease of ${place}. Please sign by ${displayDate(expires_on)}.`}
    >
      <Card title="First: signing electronically">
        <form noValidate onSubmit={submit}>
          <ConsentText paragraphs={consent.paragraphs} />
          <label className="tick">
            <input
              type="checkbox"
              checked={isAgreed}
              onChange={({ target }) => {
                setAgreed(target.checked);
                setProblem('');
              }}
            />
            <span>I agree to read and sign this lease electronically.</span>
          </label>
          <p role="alert" className="problem">
            {problem}
          </p>
          <div className="buttons">
            <SendButton isSending={isSending}>Go to the lease</SendButton>
            <Decline {...step} />
          </div>
        </form>
      </Card>
    </SigningFrame>
  );
}
