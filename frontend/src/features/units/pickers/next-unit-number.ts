/** 101 becomes `102` and B-9 becomes `B-10`. Without digits at the end, the person types the number. */
export function nextUnitNumber(number: string, taken: readonly string[]): string {
  const parts = /^(.*?)(\d{1,9})$/.exec(number.trim());
  if (!parts) return '';
  const [, before = '', digits = ''] = parts;
  const used = new Set(taken.map((other) => other.trim().toLowerCase()));
  for (let value = Number(digits) + 1; ; value += 1) {
    const next = `${before}${String(value).padStart(digits.length, '0')}`;
    if (!used.has(next.toLowerCase())) return next;
  }
}
