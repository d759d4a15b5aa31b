import { type FormEvent, useRef, useState } from 'react';
import { messages } from '../../../../../shared/domain/messages';
import { api } from '../../../api/client';
import { report } from '../../../api/report';
import { today } from '../../../ui/data/instant';
import { AlertDialog } from '../parts/alert-dialog';
import { ConsentText } from '../parts/consent-text';
import { SendButton } from '../parts/send-button';
import { imageOf, noSignature, SignatureField } from '../parts/signature-field';
import type { SignerPageProps } from '../parts/signer-page-props';
import { Card } from '../parts/signing-frame';
import { TextEntry } from '../parts/text-entry';
import { isDead } from '../parts/waiting-page';
import type { CosignerLease } from './read-cosigner-lease';

type State = { kind: 'idle' | 'sending' | 'saved' | 'not-taken' } | { kind: 'problem'; text: string };

type Props = SignerPageProps & {
  lease: CosignerLease;
  /** The link opens nothing any more. */
  onEnded: () => void;
};

/** Name, day and signature of a co-signer (COS-01, COS-05). */
export function CosignerForm({ lease, link, leave, onEnded }: Props) {
  const [name, setName] = useState('');
  const [signature, setSignature] = useState(noSignature);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isBusy = useRef(false);
  const date = today();
  const send = async (cosignerSignature: string) => {
    const body = {
      unitid: lease.unit_id,
      leaseId: link,
      name: name.trim(),
      cosignerSignature,
      cosignedate: date,
      method: signature.method,
    };
    try {
      const { affectedRows, changedRows, fields } = (await api.signing.cosignerESign({ body })).data;
      // The day is this device's, whose clock may be wrong.
      if (fields?.cosignedate) setState({ kind: 'problem', text: `Date: ${fields.cosignedate}` });
      else setState({ kind: affectedRows > 0 || changedRows > 0 ? 'saved' : 'not-taken' });
    } catch (cause) {
      if (isDead(cause)) return onEnded();
      report('The signature was not saved', cause);
      setState({ kind: 'problem', text: messages.cosignatureFailed });
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    const image = imageOf(signature, name);
    if (name.trim() === '' || image === '') {
      setState({ kind: 'problem', text: messages.cosignatureMissing });
      document.getElementById(name.trim() === '' ? 'name' : 'signature')?.focus();
      return;
    }
    isBusy.current = true;
    setState({ kind: 'sending' });
    await send(image);
    isBusy.current = false;
  };
  return (
    <Card title={messages.cosignatureDoneTitle}>
      <form id="sign" noValidate onSubmit={(event) => void submit(event)}>
        <div className="pair">
          <TextEntry
            id="name"
            label={messages.cosignerName}
            placeholder={messages.yourName}
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextEntry id="date" label="Date" readOnly dir="ltr" value={date} />
        </div>
        <SignatureField id="signature" name={name} value={signature} onChange={setSignature} />
        <ConsentText paragraphs={lease.consent.paragraphs} />
        <p role="alert" className="problem">
          {state.kind === 'problem' && state.text}
        </p>
        <SendButton isSending={state.kind === 'sending'}>{messages.submitCosignature}</SendButton>
      </form>
      {state.kind === 'saved' && (
        <AlertDialog
          kind="success"
          title={messages.cosignatureSaved}
          onClose={() => leave('/auth/loginformik')}
        />
      )}
      {state.kind === 'not-taken' && (
        <AlertDialog
          kind="warning"
          title={messages.cosignatureNotTaken}
          onClose={() => setState({ kind: 'idle' })}
        />
      )}
    </Card>
  );
}
