import { escapeHtml } from '../../page';

/** HTML that is safe to put into HTML. */
export class Html {
  constructor(readonly text: string) {}
}
type Part = Html | string | number | false | null | undefined | readonly (Html | string)[];

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  return part === false || part === null || part === undefined ? '' : escapeHtml(String(part));
};

/** A template whose values are escaped, but for what is HTML already. */
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
  readonly mode?: 'numeric' | 'email' | 'text';
  readonly most?: number;
  readonly placeholder?: string;
  /** Wrong together with others; what is wrong is said beside them. */
  readonly invalid?: boolean;
};

/** A labeled field with its hint and what is wrong with it. */
export function field({
  label,
  name,
  value,
  hint,
  error,
  mode = 'text',
  most = 200,
  placeholder,
  invalid,
}: FieldOptions): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value ?? ''}" inputmode="${mode}" maxlength="${most}" autocomplete="off" placeholder="${placeholder ?? ''}"${described !== '' && html` aria-describedby="${described}"`}${(error || invalid) && html` aria-invalid="true"`}>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}${error && html`<p class="error" id="${name}-error">${error}</p>`}</div>`;
}

export const notice = (text: string | undefined, tone: 'bad' | 'good' | 'calm' = 'bad'): Html =>
  text ? html`<p class="notice ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}">${text}</p>` : html``;
