const photosOf = (unit: number): string => `units.${unit}.photos`;

/** The form's name of a field that a refusal names: `files1` and `units.0.imageUploads` are the first unit's photos; a form of one unit calls it `units.0`. */
export function formField(wireField: string): string {
  const files = /^files(?:\.)?([1-9]\d*)/.exec(wireField);
  if (files) return photosOf(Number(files[1]) - 1);
  const uploads = /^units\.(\d+)\.imageUploads/.exec(wireField);
  if (uploads) return photosOf(Number(uploads[1]));
  if (wireField.startsWith('unit.')) return wireField.replace('unit.', 'units.0.');
  if (/^images(\.|$)/.test(wireField)) return 'images';
  return wireField === 'rentalOwners' ? 'rentalOwners.root' : wireField;
}

/** A refusal's fields by the form's names; the first sentence of a field wins. */
export function formFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [field, sentence] of Object.entries(fields)) named[formField(field)] ??= sentence;
  return named;
}
