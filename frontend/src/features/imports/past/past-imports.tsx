import { chakra } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ImportLine } from '../../../../../shared/contract/imports';
import { Button } from '../../../ui/button';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Failed } from '../../../ui/failed';
import { displayInstant } from '../../../ui/instant';
import { Section } from '../../../ui/section';
import { SkeletonList } from '../../../ui/skeleton-list';
import { StatusBadge } from '../../../ui/status-badge';
import { importsQuery } from '../queries';
import { madeText } from '../run/totals';
import { UndoState } from '../run/undo-state';
import { useUndo } from '../run/use-undo';
import { stateLooks, undoLabels } from './import-state';

/** What was imported before, newest first, each with its way back. */
export function PastImports() {
  const read = useInfiniteQuery(importsQuery);
  const all = read.data?.pages.flatMap(({ imports }) => imports) ?? [];
  return (
    <Section title="Past imports" flush>
      {read.isPending && <SkeletonList rows={2} picture={false} />}
      {read.isError && <Failed error={read.error} onRetry={() => void read.refetch()} />}
      {read.isSuccess && all.length === 0 && (
        <EmptyState
          title="Nothing was imported yet"
          text="Each import stands here afterward, and can be undone."
          drawing={drawings.paper}
        />
      )}
      {all.length > 0 && (
        <chakra.ul m="0" p="0" listStyleType="none">
          {all.map((line) => (
            <PastImport key={line.import_id} line={line} />
          ))}
        </chakra.ul>
      )}
      {read.hasNextPage && (
        <chakra.div px="4" py="3" borderTopWidth="1px" borderColor="border" textAlign="center">
          <Button
            variant="ghost"
            size="sm"
            pending={read.isFetchingNextPage}
            onClick={() => void read.fetchNextPage()}
          >
            Show more
          </Button>
        </chakra.div>
      )}
    </Section>
  );
}

function PastImport({ line }: { line: ImportLine }) {
  const { undo, start } = useUndo();
  const undoLabel = undoLabels[line.state];
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="4"
      borderTopWidth="1px"
      borderColor="border"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <chakra.div flex="1 1 14rem" minW="0">
          <chakra.p m="0" fontWeight="medium" overflowWrap="anywhere">
            <bdi>{line.file_name}</bdi>
          </chakra.p>
          <chakra.p m="0" fontSize="sm" color="muted">
            <bdi>
              <time dateTime={line.started_at}>{displayInstant(line.started_at)}</time>
              {`, ${line.started_by}. ${madeText(line.done)}${line.state === 'running' ? '; choose the same file to go on' : ''}.`}
            </bdi>
          </chakra.p>
        </chakra.div>
        <StatusBadge {...stateLooks[line.state]} />
        {undoLabel && (
          <Button
            variant="outline"
            size="sm"
            pending={undo.phase === 'running'}
            aria-label={`${undoLabel}: ${line.file_name}`}
            onClick={() => void start(line)}
          >
            {undoLabel}
          </Button>
        )}
      </chakra.div>
      <UndoState undo={undo} />
    </chakra.li>
  );
}
