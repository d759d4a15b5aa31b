import { useRef, useState } from 'react';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { api } from '../../../api/client';
import { AlertDialog } from '../parts/alert-dialog';
import { type SigningStep, useStepCall } from './signing-step';

/** Declines to sign, with a reason. That voids the packet for everyone. */
export function Decline({ token, onChanged, onDeclined }: SigningStep) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isSending, problem, setProblem } = useStepCall({ onChanged });
  const decline = () => {
    if (reason.trim() === '') {
      setProblem('Say why in a few words.');
      return field.current?.focus();
    }
    void send(() => api.signing.declineToSign({ body: { token, reason: reason.trim() } }), onDeclined);
  };
  return (
    <>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        Decline to sign
      </button>
      {isOpen && (
        <AlertDialog title="Decline to sign?" onClose={() => setOpen(false)}>
          <p>Nobody can sign this version afterward. The sender reads your reason.</p>
          <div className="entry">
            <label htmlFor="reason">Reason</label>
            <textarea
              ref={field}
              id="reason"
              rows={3}
              dir="auto"
              maxLength={limits.descriptionCharacters}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
          <p role="alert" className="problem">
            {problem}
          </p>
          <div className="buttons">
            <button type="button" className="button outline" onClick={() => setOpen(false)}>
              {messages.cancel}
            </button>
            <button type="button" className="button danger" aria-disabled={isSending} onClick={decline}>
              Decline
            </button>
          </div>
        </AlertDialog>
      )}
    </>
  );
}
