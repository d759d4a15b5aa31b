import * as z from 'zod';
import { UnitForm } from '../../../../../shared/domain/portfolio/units';
import { isNew } from './edited-photos';
import type { UnitFormValues } from './unit-form-values';

/** What the browser stores of an unfinished unit: typed values and stored photos, never a new photo. */
const Values = z.object({
  propertyType: z.string(),
  units: z.tuple([UnitForm.omit({ imageUploads: true })]),
  images: z.array(z.object({ id: z.string(), url: z.string(), alt: z.string() })),
});

export const writeUnit = (values: UnitFormValues): z.input<typeof Values> => ({
  propertyType: values.propertyType,
  units: [withoutPhotos(values)],
  images: values.images.flatMap((photo) => (isNew(photo) ? [] : [photo])),
});

const withoutPhotos = ({ units: [{ photos: _, ...unit }] }: UnitFormValues) => unit;

/** The form from a stored draft; undefined for anything else. */
export function readUnit(stored: unknown): UnitFormValues | undefined {
  const draft = Values.safeParse(stored);
  if (!draft.success) return undefined;
  const { units, ...rest } = draft.data;
  return { ...rest, units: [{ ...units[0], photos: [] }] };
}
