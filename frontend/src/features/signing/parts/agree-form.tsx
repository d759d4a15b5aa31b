import { type FormEvent, type ReactNode, useState } from 'react';
import { ConsentText } from './consent-text';
import { SendButton } from './send-button';

type Props = {
  paragraphs: readonly string[];
  label: string;
  button: string;
  isSending?: boolean;
  /** Why the last try failed. */
  problem?: string;
  onAgree: () => void;
  /** Other buttons. */
  children?: ReactNode;
};

/** The consent to sign electronically, with the box that agrees to it (D48). */
export function AgreeForm({ paragraphs, label, button, isSending = false, problem = '', ...props }: Props) {
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!isAgreed);
    if (isAgreed) props.onAgree();
  };
  return (
    <form noValidate onSubmit={submit}>
      <ConsentText paragraphs={paragraphs} />
      <label className="tick">
        <input
          type="checkbox"
          checked={isAgreed}
          onChange={({ target }) => {
            setAgreed(target.checked);
            setMissing(false);
          }}
        />
        <span>{label}</span>
      </label>
      <p role="alert" className="problem">
        {isMissing ? 'Tick the box if you agree.' : problem}
      </p>
      <div className="buttons">
        <SendButton isSending={isSending}>{button}</SendButton>
        {props.children}
      </div>
    </form>
  );
}
