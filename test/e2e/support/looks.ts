import { numberFrom } from '../../support/sampling';

export type Look = { readonly dark: boolean; readonly rtl: boolean };

/** On a desk. */
export const desks: readonly Look[] = [
  { dark: false, rtl: false },
  { dark: true, rtl: false },
  { dark: false, rtl: true },
];

export const called = (look: Look): string => `${look.dark ? 'dark' : 'light'} ${look.rtl ? 'rtl' : 'ltr'}`;

/** A look's part of these: the seed shows a third of them in one look each; the long run, all in every look. */
export const partOf = <T>(all: readonly T[], looks: readonly Look[], look: Look): readonly T[] =>
  all.filter(
    (_, index) => process.env.LONG || looks[(index + numberFrom('screens')) % (3 * looks.length)] === look,
  );
