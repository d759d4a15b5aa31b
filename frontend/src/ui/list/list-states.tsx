import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { Failed } from '../feedback/failed';
import { SkeletonList } from '../feedback/skeleton-list';
import { NoMatch } from './no-match';

type Read = { readonly isError: boolean; readonly error: unknown; refetch(): unknown };

export type ListTexts = {
  /** The empty state: what the list is for, and the first step. */
  readonly none: ComponentProps<typeof EmptyState>;
  /** One row, for the no-match text: `a property`. */
  readonly what?: string;
  /** No match is one line: `what` are rows, `No leases match.` */
  readonly isShort?: boolean;
};

type Props<Row> = ListTexts & {
  read: Read;
  /** Undefined until there is something to show. */
  rows: readonly Row[] | undefined;
  /** Other pages have rows, even if this one has none. */
  goesOn?: boolean;
  /** Set if a search or filter may be what leaves the list empty. */
  onClear?: (() => void) | undefined;
  skeleton?: ComponentProps<typeof SkeletonList>;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list's loading, failed, empty and no-match states. A failed refetch keeps the old rows. */
export function ListStates<Row>({
  read,
  rows,
  goesOn = false,
  none,
  what,
  isShort,
  onClear,
  skeleton,
  children,
}: Props<Row>) {
  if (!rows && read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!rows) return <SkeletonList {...skeleton} />;
  if (rows.length === 0 && !goesOn)
    return onClear ? <NoMatch onClear={onClear} what={what} isShort={isShort} /> : <EmptyState {...none} />;
  return children(rows);
}
