import { useRef, useState } from 'react';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { AlertDialog } from '../parts/alert-dialog';
import { useStepCall } from './signing-step';

type Props = {
  readonly title: string;
  readonly note: string;
  readonly label: string;
  /** Said when the field is empty. */
  readonly missing: string;
  /** The most characters. */
  readonly most?: number;
  readonly button: { readonly label: string; readonly look?: 'danger' };
  readonly send: (text: string) => Promise<unknown>;
  readonly onSent: () => void;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** A dialog that sends a few words of the signer. */
export function WordsDialog({
  title,
  note,
  label,
  missing,
  button,
  most = limits.descriptionCharacters,
  ...calls
}: Props) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isSending, problem, setProblem } = useStepCall(calls);
  const submit = () => {
    if (text.trim() === '') {
      setProblem(missing);
      return field.current?.focus();
    }
    void send(() => calls.send(text.trim()), calls.onSent);
  };
  return (
    <AlertDialog title={title} onClose={calls.onClose}>
      <p>{note}</p>
      <div className="entry">
        <label htmlFor="words">{label}</label>
        <textarea
          ref={field}
          id="words"
          rows={3}
          dir="auto"
          maxLength={most}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <p role="alert" className="problem">
        {problem}
      </p>
      <div className="buttons">
        <button type="button" className="button outline" onClick={calls.onClose}>
          {messages.cancel}
        </button>
        <button
          type="button"
          className={`button ${button.look ?? ''}`}
          aria-disabled={isSending}
          onClick={submit}
        >
          {button.label}
        </button>
      </div>
    </AlertDialog>
  );
}
