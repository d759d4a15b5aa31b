import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../../../../../shared/domain/messages';

type Props = {
  /** The spec's sentence. */
  title: string;
  kind?: 'success' | 'warning';
  onClose: () => void;
  /** Instead of OK. */
  children?: ReactNode;
};

/** The spec's alert as an in-page dialog; the browser's own element traps and gives back the focus. */
export function AlertDialog({ title, kind, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role={children ? 'dialog' : 'alertdialog'}
      aria-labelledby="said"
      data-kind={kind}
      onClose={onClose}
    >
      <h2 id="said">{title}</h2>
      {children ?? (
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
      )}
    </dialog>
  );
}
