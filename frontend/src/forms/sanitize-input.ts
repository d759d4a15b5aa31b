/** Cleans what stands in an input while a person types, the caret staying behind the same character. */
export function sanitizeInput(input: HTMLInputElement, sanitize: (typed: string) => string): void {
  const clean = sanitize(input.value);
  if (clean === input.value) return;
  const at = input.selectionStart;
  const caret = at === null ? undefined : sanitize(input.value.slice(0, at)).length;
  input.value = clean;
  // An input of type email has no caret that a script may ask for.
  if (caret !== undefined) input.setSelectionRange(caret, caret);
}
