import { useInfiniteQuery } from '@tanstack/react-query';
import type { ImportLine } from '../../../../../shared/contract/imports';
import { DateTimeText } from '../../../ui/data/date-text';
import { Row, Stack } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { MoreList } from '../../../ui/list/more-list';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { importsQuery } from '../queries';
import { madeText } from '../run/totals';
import { UndoState } from '../run/undo-state';
import { useUndo } from '../run/use-undo';
import { stateLooks, undoLabels } from './import-state';

/** Past imports, newest first, each with an undo. */
export function PastImports() {
  const read = useInfiniteQuery(importsQuery);
  return (
    <Section title="Past imports" flush>
      <MoreList
        read={read}
        rows={read.data?.pages.flatMap(({ imports }) => imports)}
        skeleton={{ rows: 2, picture: false }}
        none={{
          title: 'Nothing has been imported yet',
          text: 'Each import is listed here and can be undone.',
          drawing: drawings.box,
        }}
      >
        {(imports) => (
          <RuledList>
            {imports.map((line) => (
              <PastImport key={line.import_id} line={line} />
            ))}
          </RuledList>
        )}
      </MoreList>
    </Section>
  );
}

function PastImport({ line }: { line: ImportLine }) {
  const { undo, start } = useUndo();
  const undoLabel = undoLabels[line.state];
  const rest = line.state === 'running' ? '; choose the same file to continue' : '';
  return (
    <Stack as="li">
      <Row columnGap="4" rowGap="2">
        <ListLabel
          name={line.file_name}
          note={
            <>
              <DateTimeText at={line.started_at} />
              {`, ${line.started_by}. ${madeText(line.done)}${rest}.`}
            </>
          }
        />
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
      </Row>
      <UndoState undo={undo} />
    </Stack>
  );
}
