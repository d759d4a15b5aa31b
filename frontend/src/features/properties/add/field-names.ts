import { unitFieldName } from '../../units/pickers/unit-values';

/**
 * The form's name for a field of the call: `files1` and `units.0.imageUploads` are the first unit's photos.
 */
export function propertyNameOf(wireName: string): string {
  const file = /^files\.?([1-9]\d*)/.exec(wireName)?.[1];
  if (file !== undefined) return `units.${Number(file) - 1}.photos`;
  return wireName.replace(/^(units\.\d+)\.imageUploads.*$/, '$1.photos');
}

/** What a field of a list is called in the summary: `Unit 2, size`. */
export function labelOf(name: string): string | undefined {
  const [list, index, field = ''] = name.split('.');
  if (index === undefined || !/^\d+$/.test(index)) return undefined;
  const nth = Number(index) + 1;
  return list === 'units' ? `Unit ${nth}, ${unitFieldName(field)}` : `Owner ${nth}`;
}

/** Indexes of the units with problems, so that folded ones open. */
export const unitsWithProblems = (names: readonly string[]): number[] => [
  ...new Set(
    names.flatMap((name) => {
      const unit = /^units\.(\d+)\./.exec(name)?.[1];
      return unit === undefined ? [] : [Number(unit)];
    }),
  ),
];
