import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../empty-state';
import { Failed } from '../failed';
import { SkeletonList } from '../skeleton-list';
import { NoMatch } from './no-match';

type Read = { readonly isError: boolean; readonly error: unknown; refetch(): unknown };

export type ListTexts = {
  /** Where there is nothing yet: what the list is for, and the first step. */
  readonly none: ComponentProps<typeof EmptyState>;
  /** One row, for the words of a search that finds none: `a property`. */
  readonly what?: string;
};

type Props<Row> = ListTexts & {
  read: Read;
  /** Undefined until there is something to show. */
  rows: readonly Row[] | undefined;
  /** There are rows on another page, though none may stand on this one. */
  goesOn?: boolean;
  /** Set while a search or filter is what leaves nothing. */
  onClear?: (() => void) | undefined;
  skeleton?: ComponentProps<typeof SkeletonList>;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The four faces of a list but the full one, which is the caller's: loading, failed, empty, no match. What was read before is still shown when reading it again fails. */
export function ListFaces<Row>({
  read,
  rows,
  goesOn = false,
  none,
  what,
  onClear,
  skeleton,
  children,
}: Props<Row>) {
  if (!rows && read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!rows) return <SkeletonList {...skeleton} />;
  if (rows.length === 0 && !goesOn)
    return onClear ? <NoMatch onClear={onClear} what={what} /> : <EmptyState {...none} />;
  return children(rows);
}
