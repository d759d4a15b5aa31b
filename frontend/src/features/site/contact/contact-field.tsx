import type { ContactField as FieldName } from './contact-rules';

/** A labeled input or text area whose problem stands below it and is read with it. */
export function ContactField({
  name,
  label,
  problem,
  onType,
  type = 'text',
  autoComplete,
  rows,
}: {
  name: FieldName;
  label: string;
  problem: string | undefined;
  onType: (name: FieldName) => void;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** Given, it is a text area. */
  rows?: number;
}) {
  const id = `contact-${name}`;
  const shared = {
    id,
    name,
    required: true,
    autoComplete,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
    onInput: () => onType(name),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...shared} type={type} maxLength={200} dir={type === 'email' ? 'ltr' : 'auto'} />
      ) : (
        <textarea {...shared} rows={rows} maxLength={5000} dir="auto" />
      )}
      {problem && (
        <p id={`${id}-problem`} className="problem">
          {problem}
        </p>
      )}
    </div>
  );
}
