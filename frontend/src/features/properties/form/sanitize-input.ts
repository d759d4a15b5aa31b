/** Cleans what stands in an input while a person types, the caret staying behind the same character. */
export function sanitizeInput(input: HTMLInputElement, sanitize: (typed: string) => string): void {
  const clean = sanitize(input.value);
  if (clean === input.value) return;
  const caret = sanitize(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = clean;
  input.setSelectionRange(caret, caret);
}
