import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { rentCents } from '../../../../../shared/domain/portfolio/units';
import type { MergeField } from '../../../forms/merge';
import type { UnitValues } from '../pickers/unit-values';
import { isNew } from './edited-photos';
import type { UnitFormValues } from './unit-form-values';

type Text = Exclude<keyof UnitValues, 'appliances' | 'photos'>;

const same = (value: string): string => value;

/** Formats a rent like other screens; text that is not an amount stays as typed. */
const dollars = (typed: string): string => {
  const cents = rentCents(typed);
  return cents === undefined ? typed : displayDollars(cents);
};

const text = (name: Text, label: string, words = same): MergeField<UnitFormValues> => ({
  name,
  label,
  key: ({ units: [unit] }) => (unit[name] ?? '').trim(),
  words: ({ units: [unit] }) => words(unit[name] ?? ''),
  take: (into, { units: [from] }) => ({ ...into, units: [{ ...into.units[0], [name]: from[name] }] }),
});

const checked = ({ units: [unit] }: UnitFormValues): string =>
  unit.appliances
    .filter((appliance) => appliance.checked)
    .map(({ name }) => name)
    .join(', ');

/** Photos are equal if their ids and descriptions are. */
const photoKeys = ({ images }: UnitFormValues): string =>
  JSON.stringify(images.map((photo) => [photo.id, photo.alt]));

const photoWords = ({ images }: UnitFormValues): string => {
  const shown = images.map(({ alt }, index) => alt || `photo ${index + 1}`).join(', ');
  return images.length === 0 ? '' : `${images.length}: ${shown}`;
};

/** The fields of a unit, in the order of the form. */
export const unitMerge: readonly MergeField<UnitFormValues>[] = [
  text('unitNumber', 'Unit number'),
  text('rentprice', 'Size in sq.ft'),
  text('bedrooms', 'Beds'),
  text('bathrooms', 'Baths'),
  text('halfBaths', 'Half baths'),
  text('availableDate', 'Available from', displayDate),
  text('monthlyRent', 'Monthly rent', dollars),
  {
    name: 'appliances',
    label: 'Appliances',
    key: checked,
    words: checked,
    take: (into, { units: [{ appliances }] }) => ({ ...into, units: [{ ...into.units[0], appliances }] }),
  },
  {
    name: 'images',
    label: 'Photos',
    key: photoKeys,
    words: photoWords,
    // Keeps new photos, which no one else can have changed.
    take: (into, { images }) => ({ ...into, images: [...images, ...into.images.filter(isNew)] }),
  },
];

/** Drops photos that someone else removed, because their ids are invalid; the others keep their order. */
export const withoutGonePhotos = (mine: UnitFormValues, theirs: UnitFormValues): UnitFormValues => ({
  ...mine,
  images: mine.images.filter((photo) => isNew(photo) || theirs.images.some(({ id }) => id === photo.id)),
});
