import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Failed } from '../feedback/failed';
import type { SkeletonList } from '../feedback/skeleton-list';
import { Bar } from '../layout/layout';
import { Button } from '../primitives/button';
import { ListStates, type ListTexts } from './list-states';

type Props<Row> = ListTexts & {
  read: Pick<
    UseInfiniteQueryResult,
    'isError' | 'error' | 'refetch' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage'
  >;
  /** Rows of all loaded pages; undefined until the first one. */
  rows: readonly Row[] | undefined;
  skeleton?: ComponentProps<typeof SkeletonList>;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A secondary list, newest first, with a button for more. */
export function MoreList<Row>({ read, rows, ...faces }: Props<Row>) {
  const more = () => void read.fetchNextPage();
  return (
    <>
      <ListStates {...faces} read={read} rows={rows} goesOn={read.hasNextPage} />
      {rows && read.isError && <Failed error={read.error} onRetry={more} />}
      {read.hasNextPage && !read.isError && (
        <Bar rule="above" py="3" textAlign="center">
          <Button variant="ghost" size="sm" pending={read.isFetchingNextPage} onClick={more}>
            Show more
          </Button>
        </Bar>
      )}
    </>
  );
}
