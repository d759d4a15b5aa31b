import { useState } from 'react';
import { api } from '../../../api/client';
import type { SigningStep } from './signing-step';
import { WordsDialog } from './words-dialog';

/** Declines to sign, with a reason. That voids the packet for everyone. */
export function Decline({ token, onChanged, onDeclined }: Omit<SigningStep, 'signing'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        Decline to sign
      </button>
      {isOpen && (
        <WordsDialog
          title="Decline to sign?"
          note="Nobody can sign this version afterward. The sender reads your reason."
          label="Reason"
          missing="Say why in a few words."
          button={{ label: 'Decline', look: 'danger' }}
          send={(reason) => api.signing.declineToSign({ body: { token, reason } })}
          onSent={onDeclined}
          onChanged={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
