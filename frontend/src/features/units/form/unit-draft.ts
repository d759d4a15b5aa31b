import * as z from 'zod';
import { UnitForm } from '../../../../../shared/domain/units';
import { isNew } from './edited-photos';
import type { UnitFormValues } from './unit-form-values';

/** What is kept of an unfinished unit on this machine: everything typed, the photos that stand already in their order, never a new one. */
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

/** The form a stored draft stands for; undefined for anything that is none. */
export function readUnit(stored: unknown): UnitFormValues | undefined {
  const draft = Values.safeParse(stored);
  if (!draft.success) return undefined;
  const { units, ...rest } = draft.data;
  return { ...rest, units: [{ ...units[0], photos: [] }] };
}
