import type { ReactNode } from 'react';

export type Column<R> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** What it needs in a row, in rem with its padding. Where the table has less than all of them need, rows become cards. */
  readonly rem: number;
  /** Money, counts and dates stand at the end edge. */
  readonly end?: boolean;
  readonly sortable?: boolean;
  /** Left out of the card that a row becomes. */
  readonly rowOnly?: boolean;
};

export type Sort = { readonly key: string; readonly descending: boolean };
