import type { ReactNode } from 'react';

export type Column<R> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** Width the column needs in rem, padding included. Rows become cards when the sum does not fit. */
  readonly rem: number;
  /** Aligns money, counts and dates to the end edge. */
  readonly end?: boolean;
  readonly sortable?: boolean;
  /** 2 gives way first, then 3, where a row does not fit; the rest stay (desk.md §0). */
  readonly priority?: 2 | 3;
  /** Hidden when the row becomes a card. */
  readonly rowOnly?: boolean;
};

export type Sort = { readonly key: string; readonly descending: boolean };
