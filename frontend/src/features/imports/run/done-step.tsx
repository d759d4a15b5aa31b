import { chakra } from '@chakra-ui/react';
import { Download, Undo2 } from 'lucide-react';
import type { ImportLine } from '../../../../../shared/contract/imports';
import { Button } from '../../../ui/button';
import { downloadCsv } from '../../../ui/download';
import { LinkButton } from '../../../ui/link-button';
import { Notice } from '../../../ui/notice';
import { Section } from '../../../ui/section';
import { problemFile } from '../check/problem-file';
import { StepBar } from '../step-bar';
import { propertiesText, totalsLines } from './totals';
import { UndoState } from './undo-state';
import type { RefusedProperty } from './use-import-run';
import { useUndo } from './use-undo';

type Props = { line: ImportLine; refused: readonly RefusedProperty[]; onAnother: () => void };

/** Step 5: planned beside made, what was refused after all, and the way back. */
export function DoneStep({ line, refused, onAnother }: Props) {
  const { undo, start } = useUndo();
  return (
    <>
      {undo.phase !== 'over' && <HowItWent line={line} refused={refused} />}
      <Section title="Planned and made" flush>
        <PlannedAndMade line={line} />
      </Section>
      <UndoState undo={undo} />
      <StepBar>
        <Button variant="outline" onClick={onAnother}>
          Import another file
        </Button>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {undo.phase !== 'over' && (
            <Button variant="outline" pending={undo.phase === 'running'} onClick={() => void start(line)}>
              <Undo2 aria-hidden="true" />
              Undo import
            </Button>
          )}
          <LinkButton to="/propertiesList">Show the properties</LinkButton>
        </chakra.div>
      </StepBar>
    </>
  );
}

/** Whether everything is in, or what was refused after all. */
const HowItWent = ({ line, refused }: Pick<Props, 'line' | 'refused'>) =>
  refused.length === 0 ? (
    <chakra.div role="status">
      <Notice kind="success" title="Everything is in">
        {line.file_name}
      </Notice>
    </chakra.div>
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
      The file names the reason of each line. Repair it, and import it as a file of its own.
    </Notice>
  );

const Head = chakra('th', {
  base: {
    h: '10',
    px: { base: '4', md: '6' },
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'muted',
    textAlign: 'end',
  },
});
const Cell = chakra('td', {
  base: { h: '12', px: { base: '4', md: '6' }, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

function PlannedAndMade({ line }: { line: ImportLine }) {
  const made = totalsLines(line.done);
  return (
    <chakra.table w="full" borderCollapse="collapse">
      <chakra.caption srOnly>What was planned, and what was made</chakra.caption>
      <thead>
        <tr>
          <Head scope="col" textAlign="start">
            <chakra.span srOnly>What</chakra.span>
          </Head>
          <Head scope="col">Planned</Head>
          <Head scope="col">Made</Head>
        </tr>
      </thead>
      <tbody>
        {totalsLines(line.planned).map(({ label, value }, index) => (
          <chakra.tr key={label} borderTopWidth="1px" borderColor="border">
            <chakra.th scope="row" px={{ base: '4', md: '6' }} textAlign="start" fontWeight="medium">
              {label}
              {label === 'Owners' && line.done.owners < line.planned.owners && (
                <chakra.span display="block" fontSize="xs" fontWeight="normal" color="muted">
                  Who was here already is not made anew.
                </chakra.span>
              )}
            </chakra.th>
            <Cell>
              <bdi>{value}</bdi>
            </Cell>
            <Cell fontWeight="semibold">
              <bdi>{made[index]?.value}</bdi>
            </Cell>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
