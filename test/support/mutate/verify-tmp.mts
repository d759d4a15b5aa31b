import { textOf } from '../sources';
import { openTests } from './related-tests';
import { openScratch } from './scratch';
const list = [
  ['frontend/src/features/documents/list/documents-content.tsx', 'deleted || search ? undefined', 'deleted ? undefined'],
  ['frontend/src/features/profile/settings/appearance.tsx', "'Dark'", '"true"'],
  ['frontend/src/ui/fields/checkbox-field.tsx', 'described || undefined', 'described'],
  ['frontend/src/forms/merge-dialog.tsx', "choices[name] ?? 'mine'", "choices[name] ?? 'theirs'"],
  ['frontend/src/features/imports/run/use-undo.ts', "setUndo({ phase: 'running', left, first, kept: [...kept.values()] });", ';'],
  ['frontend/src/features/units/list/units-of.tsx', 'shown.length === 0 && loading && <SkeletonList picture={false} />', '<SkeletonList picture={false} />'],
] as const;
const scratch = openScratch();
const tests = await openTests(scratch.folder, ['web', 'screens']);
for (const [file, was, becomes] of list) {
  const text = textOf(file);
  if (!text.includes(was)) { console.log('NOT THERE', file, was); continue; }
  scratch.write(file, text.replace(was, becomes));
  const end = await tests.endOf(file);
  scratch.write(file, text);
  console.log(end.kind, file, end.by ?? '');
}
await tests.close();
process.exit(0);
