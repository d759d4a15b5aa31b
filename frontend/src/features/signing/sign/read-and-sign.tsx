import { type FormEvent, useEffect, useState } from 'react';
import { displayDate } from '../../../../../shared/domain/dates';
import { api } from '../../../api/client';
import { LeaseFile } from '../../../domain-ui/lease/lease-text/lease-file';
import { LeaseText } from '../../../domain-ui/lease/lease-text/lease-text';
import { SignerLines } from '../../../domain-ui/lease/lease-text/signer-lines';
import { today } from '../../../ui/data/instant';
import { ChangesCard } from '../parts/changes-card';
import { PrintButton } from '../parts/print-button';
import { SendButton } from '../parts/send-button';
import { imageOf, noSignature, SignatureField } from '../parts/signature-field';
import { Card, SigningFrame } from '../parts/signing-frame';
import { StickySign } from '../parts/sticky-sign';
import { TextEntry } from '../parts/text-entry';
import { Ask } from './ask';
import { Decline } from './decline';
import { type SigningStep, useStepCall } from './signing-step';

/** The whole lease, with the signature below it. */
export function ReadAndSign(step: SigningStep) {
  // The step before ends scrolled to its button, so this one scrolls up.
  // Newer browsers answer a promise, which an effect must not return.
  useEffect(() => void window.scrollTo({ top: 0 }), []);
  const { organization, place, expires_on, text, changes, signers: named } = step.signing;
  if (!text) return null;
  const signers = named.map((signer) => ({ ...signer, hasSigned: signer.has_signed }));
  return (
    <SigningFrame
      wide
      title="Read and sign your lease"
      lead={`${place}, from ${organization}. Sign by ${displayDate(expires_on)}.`}
    >
      <ChangesCard changes={changes} />
      <Card>
        <div className="card-tools">
          <PrintButton />
        </div>
        {text.file && <LeaseFile file={text.file} />}
        <LeaseText
          document={text.document}
          signersAt={(at) => <SignerLines place={at} signers={signers} />}
        />
      </Card>
      <SignForm {...step} textHash={text.text_hash} />
      <StickySign target="sign" />
    </SigningFrame>
  );
}

function SignForm({ textHash, ...step }: SigningStep & { textHash: string }) {
  const [name, setName] = useState(step.signing.name);
  const [signature, setSignature] = useState(noSignature);
  const { send, isSending, problem, setProblem } = useStepCall(step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const image = imageOf(signature, name);
    const missing = name.trim() === '' ? 'name' : image === '' ? 'signature' : undefined;
    if (missing) {
      setProblem(missing === 'name' ? 'Write your name.' : 'Draw your signature, or type it.');
      document.getElementById(missing)?.focus();
      return;
    }
    const body = {
      token: step.token,
      text_hash: textHash,
      name: name.trim(),
      method: signature.method,
      signature: image,
    };
    void send(() => api.signing.signLease({ body }), step.onChanged);
  };
  return (
    <Card title="Your signature">
      <form id="sign" noValidate onSubmit={submit}>
        <div className="pair">
          <TextEntry
            id="name"
            label="Your full name"
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextEntry id="date" label="Date" readOnly dir="ltr" value={displayDate(today())} />
        </div>
        <SignatureField id="signature" name={name} value={signature} onChange={setSignature} />
        <p className="fine">
          By signing you agree to everything in this lease, electronically, with the same effect as a
          signature on paper.
        </p>
        <p role="alert" className="problem">
          {problem}
        </p>
        <div className="buttons">
          <SendButton isSending={isSending}>Sign the lease</SendButton>
          <Ask {...step} organization={step.signing.organization} />
          <Decline {...step} />
        </div>
      </form>
    </Card>
  );
}
