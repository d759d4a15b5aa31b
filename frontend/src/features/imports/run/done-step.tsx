import { Download, Undo2 } from 'lucide-react';
import type { ImportLine } from '../../../../../shared/contract/imports';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Notice } from '../../../ui/feedback/notice';
import { Row } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { Section } from '../../../ui/layout/section';
import { downloadCsv } from '../../../ui/media/download';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Strong } from '../../../ui/primitives/text';
import { problemFile } from '../check/problem-file';
import { StepBar } from '../step-bar';
import { propertiesText, totalsLines } from './totals';
import { UndoState } from './undo-state';
import type { RefusedProperty } from './use-import-run';
import { useUndo } from './use-undo';

type Props = { line: ImportLine; refused: readonly RefusedProperty[]; onAnother: () => void };

/** Step 5: planned and actual totals, refused properties, and the undo. */
export function DoneStep({ line, refused, onAnother }: Props) {
  const { undo, start } = useUndo();
  return (
    <>
      {undo.phase !== 'over' && <ImportResult line={line} refused={refused} />}
      <Section title="Planned and added" flush>
        <PlannedAndMade line={line} />
      </Section>
      <UndoState undo={undo} />
      <StepBar>
        <Button variant="outline" onClick={onAnother}>
          Import another file
        </Button>
        <Row gap="2">
          {undo.phase !== 'over' && (
            <Button variant="outline" pending={undo.phase === 'running'} onClick={() => void start(line)}>
              <Undo2 aria-hidden="true" />
              Undo import
            </Button>
          )}
          <LinkButton to="/propertiesList">Show the properties</LinkButton>
        </Row>
      </StepBar>
    </>
  );
}

const ImportResult = ({ line, refused }: Pick<Props, 'line' | 'refused'>) =>
  refused.length === 0 ? (
    <Notice kind="success" announced title="Everything was imported">
      {line.file_name}
    </Notice>
  ) : (
    <Notice
      kind="warning"
      title={`${propertiesText(refused.length)} could not be imported`}
      action={
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            downloadCsv(
              problemFile(
                refused.flatMap(({ rows }) => rows),
                refused.flatMap(({ problems }) => problems),
              ),
              'lines-not-imported.csv',
            )
          }
        >
          <Download aria-hidden="true" />
          Download their lines
        </Button>
      }
    >
      The file gives the reason for each line. Fix it and import it as its own file.
    </Notice>
  );

type Counted = { readonly label: string; readonly value: string; readonly made: string };

const columns = (line: ImportLine): readonly Column<Counted>[] => [
  {
    key: 'what',
    header: 'What',
    rem: 7,
    cell: ({ label }) => (
      <ListLabel
        name={label}
        note={
          label === 'Owners' &&
          line.done.owners < line.planned.owners &&
          'Owners who were already here are not added again.'
        }
      />
    ),
  },
  { key: 'planned', header: 'Planned', rem: 5, end: true, cell: ({ value }) => <bdi>{value}</bdi> },
  {
    key: 'made',
    header: 'Added',
    rem: 5,
    end: true,
    cell: ({ made }) => (
      <Strong>
        <bdi>{made}</bdi>
      </Strong>
    ),
  },
];

function PlannedAndMade({ line }: { line: ImportLine }) {
  const made = totalsLines(line.done);
  return (
    <DataTable
      caption="What was planned and what was added"
      columns={columns(line)}
      rows={totalsLines(line.planned).map((one, index) => ({ ...one, made: made[index]?.value ?? '' }))}
      rowKey={({ label }) => label}
      picture={false}
    />
  );
}
