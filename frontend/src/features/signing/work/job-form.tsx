import type { ReactNode } from 'react';
import { SendButton } from '../parts/send-button';
import { Card } from '../parts/signing-frame';

type Props = {
  title: string;
  note?: string;
  button: string;
  /** Not the first thing to do. */
  isQuiet?: boolean;
  isSending: boolean;
  problem: string;
  onSend: () => void;
  children?: ReactNode;
};

/** One thing that a vendor does: a few fields and one button. */
export const JobForm = ({
  title,
  note,
  button,
  isQuiet = false,
  isSending,
  problem,
  onSend,
  children,
}: Props) => (
  <Card title={title}>
    {note && <p>{note}</p>}
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <p role="alert" className="problem">
        {problem}
      </p>
      <div className="buttons">
        <SendButton isSending={isSending} look={isQuiet ? 'outline' : ''}>
          {button}
        </SendButton>
      </div>
    </form>
  </Card>
);

type TextProps = { id: string; label: string; value: string; onValue: (value: string) => void };

/** A few words of a vendor or an owner. */
export const WordsEntry = ({ id, label, value, onValue }: TextProps) => (
  <div className="entry">
    <label htmlFor={id}>{label}</label>
    <textarea
      id={id}
      rows={3}
      dir="auto"
      maxLength={1000}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
  </div>
);
