import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from '../../../../../shared/domain/messages';

/** The spec's alert as a dialog (LND-10). The native element traps and returns the focus. */
export function FailureDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="failure-title"
      className="failure"
      onClose={onClose}
    >
      <h2 id="failure-title">{messages.submissionFailed}</h2>
      <form method="dialog">
        <button type="submit" className="button">
          {messages.ok}
        </button>
        <button
          type="submit"
          className="close"
          aria-label={messages.closeDialog}
          title={messages.closeDialog}
        >
          <X aria-hidden="true" size={18} />
        </button>
      </form>
    </dialog>
  );
}
