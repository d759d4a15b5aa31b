import { useEffect, useRef } from 'react';
import { messages } from '../../../../../shared/domain/messages';
import { refusalWords } from '../../../api/refusal-words';

/** The spec's alert as a dialog (LND-10). The native element traps and returns the focus. */
export function FailureDialog({ failure, onClose }: { failure: unknown; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="failure-title"
      aria-describedby="failure-text"
      className="failure"
      onClose={onClose}
    >
      <h2 id="failure-title">{messages.submissionFailed}</h2>
      <p id="failure-text">{refusalWords(failure)} What you wrote is still here.</p>
      <form method="dialog">
        <button type="submit" className="button">
          {messages.ok}
        </button>
      </form>
    </dialog>
  );
}
