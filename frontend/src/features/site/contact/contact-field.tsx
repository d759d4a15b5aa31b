import type { QuickForm } from '../../../forms/use-quick-form';

/** A labeled input or text area. Screen readers read its problem with it. */
export function ContactField({
  field: { error: problem, name, ...handlers },
  label,
  type = 'text',
  autoComplete,
  rows,
}: {
  field: ReturnType<QuickForm<string>['field']>;
  label: string;
  type?: 'text' | 'email';
  autoComplete: string;
  /** Makes it a text area. */
  rows?: number;
}) {
  const id = `contact-${name}`;
  const shared = {
    ...handlers,
    id,
    name,
    required: true,
    autoComplete,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
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
