import type { ReactNode } from 'react';
import { reportLimits } from '../../../../../shared/domain/leases/condition/report';

type NoteProps = { id: string; label: string; note: string; onNote: (note: string) => void };

/** A few words about a thing. */
export const NoteEntry = ({ id, label, note, onNote }: NoteProps) => (
  <div className="entry">
    <label htmlFor={`note-${id}`}>{label}</label>
    <textarea
      id={`note-${id}`}
      rows={2}
      dir="auto"
      maxLength={reportLimits.noteCharacters}
      value={note}
      onChange={({ target }) => onNote(target.value)}
    />
  </div>
);

type Props = {
  id: string;
  name: string;
  /** Undefined until the tenant says either. */
  agrees: boolean | undefined;
  note: string;
  onAgree: () => void;
  onNote: (note: string) => void;
  /** Below the words of a dispute. */
  photos: ReactNode;
};

/** Whether a tenant agrees with what the report says of a thing, or what they see differently. */
export const Dispute = ({ id, name, agrees, note, onAgree, onNote, photos }: Props) => (
  <fieldset className="dispute">
    <legend className="unseen">{name}</legend>
    <div className="methods">
      <label>
        <input
          id={`agree-${id}`}
          type="radio"
          name={`dispute-${id}`}
          checked={agrees === true}
          onChange={onAgree}
        />
        <span>Agree</span>
      </label>
      <label>
        <input type="radio" name={`dispute-${id}`} checked={agrees === false} onChange={() => onNote(note)} />
        <span>Dispute</span>
      </label>
    </div>
    {agrees === false && (
      <>
        <NoteEntry id={id} label="What you see differently" note={note} onNote={onNote} />
        {photos}
      </>
    )}
  </fieldset>
);
