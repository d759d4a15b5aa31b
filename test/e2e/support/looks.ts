import { numberFrom } from '../../support/sampling';

export type Look = { readonly dark: boolean; readonly rtl: boolean };

/** On a desk. */
export const desks: readonly Look[] = [
  { dark: false, rtl: false },
  { dark: true, rtl: false },
  { dark: false, rtl: true },
];

export const called = (look: Look): string => `${look.dark ? 'dark' : 'light'} ${look.rtl ? 'rtl' : 'ltr'}`;

/** A look's part of these: each is seen in one of the looks, by the seed; in all of them in the long run. */
export const partOf = <T>(all: readonly T[], looks: readonly Look[], look: Look): readonly T[] =>
  all.filter(
    (_, index) => process.env.LONG || looks[(index + numberFrom('screens')) % looks.length] === look,
  );
