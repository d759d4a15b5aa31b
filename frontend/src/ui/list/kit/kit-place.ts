import { chosenIn, chosenText, rangeText, readRange } from '../../../../../shared/domain/lists/list-filters';
import { orderText, readOrder } from '../../../../../shared/domain/lists/list-order';
import { type AddressPart, oneOf, text } from '../address-parts';

/** Long enough for twenty ids. */
const chosenCharacters = 1000;

/** Ids or words, separated by commas. */
export const chosenPart: AddressPart<string> = (raw) => chosenText(chosenIn(text(chosenCharacters)(raw)));

/** Numbers from and to: `1..30`. */
export const rangePart: AddressPart<string> = (raw) => rangeText(readRange(text()(raw)) ?? {});

/** A known column and a direction: `balance.desc`. */
export const orderPart =
  (keys: readonly string[]): AddressPart<string> =>
  (raw) => {
    const order = readOrder(raw, keys);
    return order && orderText(order);
  };

/** Some of the list's columns, by their keys. */
export const columnsPart =
  (keys: readonly string[]): AddressPart<string> =>
  (raw) =>
    chosenText(chosenIn(text(chosenCharacters)(raw)).filter((one) => keys.includes(one)));

type Kept<View extends string> = {
  readonly views: readonly View[];
  readonly columns: readonly { readonly key: string; readonly isSorted?: boolean }[];
};

/** What every list keeps when its filters are cleared: view, order and columns. */
export const keptParts = <const View extends string>({ views, columns }: Kept<View>) => ({
  view: oneOf(views),
  sort: orderPart(columns.filter(({ isSorted = true }) => isSorted).map(({ key }) => key)),
  cols: columnsPart(columns.map(({ key }) => key)),
});

/** What every list can be narrowed by. */
export const placeParts = { q: text(), property: chosenPart, owner: chosenPart } as const;

/** Addresses of before the list kit still lead to the same rows. */
export const withOldNames = (
  raw: Readonly<Record<string, unknown>>,
  { view = 'tab' }: { readonly view?: string } = {},
): Readonly<Record<string, unknown>> => ({
  ...raw,
  q: raw.q ?? raw.search,
  view: raw.view ?? raw[view],
});
