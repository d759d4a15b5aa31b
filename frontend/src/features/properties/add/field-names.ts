import { unitFieldName } from '../../units/pickers/unit-values';

/** Maps a call's field to the form's: `files1` and `units.0.imageUploads` are the first unit's photos. */
export function propertyNameOf(wireName: string): string {
  const file = /^files\.?([1-9]\d*)/.exec(wireName)?.[1];
  if (file !== undefined) return `units.${Number(file) - 1}.photos`;
  return wireName.replace(/^(units\.\d+)\.imageUploads.*$/, '$1.photos');
}

/** A list field's label in the summary: `Unit 2, size`. */
export function labelOf(name: string): string | undefined {
  const [list, index, field = ''] = name.split('.');
  if (index === undefined || !/^\d+$/.test(index)) return undefined;
  const nth = Number(index) + 1;
  return list === 'units' ? `Unit ${nth}, ${unitFieldName(field)}` : `Owner ${nth}`;
}

/** Indexes of units with problems, so that their folded blocks open. */
export const unitsWithProblems = (names: readonly string[]): number[] => [
  ...new Set(
    names.flatMap((name) => {
      const unit = /^units\.(\d+)\./.exec(name)?.[1];
      return unit === undefined ? [] : [Number(unit)];
    }),
  ),
];
