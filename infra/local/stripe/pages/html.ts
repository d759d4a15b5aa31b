import { escapeHtml } from '../../page';

/** HTML that is already escaped. */
export class Html {
  constructor(readonly text: string) {}
}
type Part = Html | string | number | false | null | undefined | readonly (Html | string)[];

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  return part === false || part === null || part === undefined ? '' : escapeHtml(String(part));
}

/** A template tag that escapes its values, except HTML. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    strings.map((string, index) => string + (index < parts.length ? textOf(parts[index]) : '')).join(''),
  );

type FieldOptions = {
  readonly label: string;
  readonly name: string;
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly inputMode?: 'numeric' | 'email' | 'text';
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** Marks the field without a message, because its group shows the message once. */
  readonly invalid?: boolean;
};

export function field({
  label,
  name,
  value,
  hint,
  error,
  inputMode = 'text',
  maxLength = 200,
  placeholder,
  invalid,
}: FieldOptions): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value ?? ''}" inputmode="${inputMode}" maxlength="${maxLength}" autocomplete="off" placeholder="${placeholder ?? ''}"${described !== '' && html` aria-describedby="${described}"`}${(error || invalid) && html` aria-invalid="true"`}>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}${error && html`<p class="error" id="${name}-error">${error}</p>`}</div>`;
}

export const banner = (text: string | undefined, tone: 'bad' | 'good' | 'calm' = 'bad'): Html =>
  text ? html`<p class="banner ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}">${text}</p>` : html``;
