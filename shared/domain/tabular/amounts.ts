/** `1,450.00` has a point before its cents, `1.450,00` a comma. */
export type DecimalMark = 'point' | 'comma';

/** Integer cents as written, below 0 with any kind of minus. `mark` is a `CR` or `DR` beside them. */
export type ReadAmount = { readonly cents: number; readonly mark?: 'credit' | 'debit' };

const dashes = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;

/** Unicode dashes and minus signs as `-`, all kinds of blanks as one space. */
export const plainCell = (text: string): string =>
  text
    .replace(dashes, '-')
    .replace(/[\s\u200b\u200e\u200f\ufeff]+/g, ' ')
    .trim();

/** Nothing, a dash or two, or `N/A`: what exports print where a cell is empty. */
export const isEmptyCell = (text: string): boolean => /^(-{0,3}|n\/?a|none|nil|null)$/i.test(plainCell(text));

const digits = {
  point: /^(\d+(?:,\d{3})*)?(?:\.(\d{1,2})0*)?$/,
  comma: /^(\d+(?:\.\d{3})*)?(?:,(\d{1,2})0*)?$/,
} as const;

/**
 * Cents of `$1,250.00`, `(325.00)`, `325.00-`, `-$45`, `325 CR`, `DR 45.00`, `1'250.00` or `−1.250,00`.
 * Undefined for anything else, an empty cell too.
 */
export function readAmount(text: string, decimal: DecimalMark = 'point'): ReadAmount | undefined {
  const plain = plainCell(text.normalize('NFKC'))
    .replace(/^'/, '')
    .replace(/(?<=\d)['’](?=\d{3}(?!\d))/g, '')
    .replace(/USD|US(?=\$)|[$ ]/gi, '');
  const parts = /^(CR|DR)?([-+(<]*)(.*?)([-)>]*)(?:(CR|DR)\.?)?([)>]?)$/i.exec(plain);
  const [, ahead, before = '', number = '', after = '', behind, end = ''] = parts ?? [];
  const [, whole = '', part = ''] = digits[decimal].exec(number) ?? [];
  if (whole === '' && part === '') return undefined;
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  const isBelow = /[-(<]/.test(before) || /[-)>]/.test(after + end);
  const mark = (ahead ?? behind)?.toUpperCase();
  return {
    cents: isBelow && cents !== 0 ? -cents : cents,
    ...(mark && { mark: mark === 'CR' ? 'credit' : 'debit' }),
  };
}

/** Whether amounts of one file have decimal commas: some end in `,15`, and none in `.15`. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  const ends = (mark: RegExp) => texts.some((text) => mark.test(plainCell(text)));
  return ends(/\d,\d{1,2}(\D*)$/) && !ends(/\.\d{1,2}(\D*)$/) ? 'comma' : 'point';
}
