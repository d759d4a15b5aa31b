/** Cleans an input's text while a person types. The caret stays after the same character. */
export function sanitizeInput(input: HTMLInputElement, sanitize: (typed: string) => string): void {
  const clean = sanitize(input.value);
  if (clean === input.value) return;
  const at = input.selectionStart;
  const caret = at === null ? undefined : sanitize(input.value.slice(0, at)).length;
  input.value = clean;
  // Scripts cannot read the caret of an input of type email.
  if (caret !== undefined) input.setSelectionRange(caret, caret);
}
