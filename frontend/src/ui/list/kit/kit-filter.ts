export type FilterOption = { readonly value: string; readonly label: string };

export type OptionPage = {
  readonly rows: readonly FilterOption[];
  readonly next?: string | undefined;
};

/** A chip of the bar. Its name is its part of the address. */
export type KitFilter = { readonly name: string; readonly label: string } & (
  | {
      readonly kind: 'many';
      /** A page of those that fit a search, by name. */
      readonly load: (
        asked: { readonly search: string; readonly after: string | undefined },
        signal: AbortSignal,
      ) => Promise<OptionPage>;
    }
  | { readonly kind: 'some'; readonly options: readonly FilterOption[] }
  | { readonly kind: 'one'; readonly options: readonly FilterOption[] }
  | {
      readonly kind: 'range';
      /** `days`, or `$`. */
      readonly unit: string;
      readonly presets: readonly FilterOption[];
    }
);

/** More of them wait behind `+ Filter`. */
export const mostChips = 4;
