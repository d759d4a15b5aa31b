import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ImportedProperty, NumberedRow } from '../../../../../shared/domain/imports/portfolio-parts';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import type { ImportDraft } from '../import-draft';
import { propertyLines } from '../run/batches';
import { count, linesText, propertiesText } from '../run/totals';
import type { ImportPlan } from '../run/use-import-run';
import { StepBar } from '../step-bar';
import { TotalsFigures } from '../totals-figures';
import { LineErrorsNotice, NoLines, ServerCheckNotice } from './check-notices';
import { LinesSection } from './lines-section';
import type { CheckedLines } from './portfolio-reader';
import { fits } from './room-notice';
import type { SeenProblem } from './seen-problem';
import { useCheckedLines } from './use-checked-lines';
import { type DryRun, useDryRun } from './use-dry-run';

export type Checker = {
  /** The person's own address, for people who own property themselves. */
  readonly email: string;
  readonly mayUpgrade: boolean;
  /** The id of the active role, as the specified calls name it. */
  readonly roleId: number;
};

type Props = {
  draft: ImportDraft;
  onDraft: (draft: ImportDraft) => void;
  who: Checker;
  onBack: () => void;
  /** Both the browser and the server accept the lines: this is what will be imported. */
  onChecked: (plan: ImportPlan) => void;
};

/** Server problems of lines that have not changed since. */
function stillThere(
  problems: readonly SeenProblem[],
  { asked, now }: { asked: readonly NumberedRow[]; now: readonly NumberedRow[] },
): SeenProblem[] {
  if (problems.length === 0) return [];
  const textOf = (rows: readonly NumberedRow[]) =>
    new Map(rows.map(({ row, cells }) => [row, JSON.stringify(cells)]));
  const [before, after] = [textOf(asked), textOf(now)];
  return problems.filter(({ row }) => after.has(row) && before.get(row) === after.get(row));
}

/** Step 3: the person fixes or excludes bad lines, found first by the browser, then by the server. */
export default function CheckStep({ draft, onDraft, who, onBack, onChecked }: Props) {
  const { lines, checked, count: read, checkNow } = useCheckedLines(draft, who.email);
  const { dryRun, run } = useDryRun();
  const said = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState({ draft, lines });
  if (lines.length === 0) return <NoLines onTakeBack={() => onDraft({ ...draft, leftOut: [] })} />;
  if (!checked)
    return (
      <Section>
        <ProgressBar
          label="Reading the lines"
          done={read}
          most={lines.length}
          words={`${count(read)} of ${linesText(lines.length)} read`}
        />
      </Section>
    );
  const theirs = stillThere(dryRun.problems, { asked: asked.lines, now: lines });
  const problems = [...checked.problems, ...theirs];
  const together = linesTogether(checked.properties, theirs);
  const next = async () => {
    // Waits for the check of the latest edit.
    const here = await checkNow();
    if (!here || here.problems.length > 0) return;
    setAsked({ draft, lines: [...here.lines] });
    const there = await run({ file: draft.file, properties: here.properties, totals: here.totals });
    if (there && isGood(there)) onChecked(planOf(draft, here));
    // The button is below the lines and the server's findings are above them.
    else if (there && there.problems.length > 0) said.current?.scrollIntoView?.({ block: 'center' });
  };
  const isAsking = dryRun.phase === 'running';
  return (
    <>
      <TotalsFigures totals={checked.totals} />
      <div ref={said}>
        <LineErrorsNotice wrong={new Set(problems.map(({ row }) => row)).size} />
      </div>
      <LinesSection draft={draft} onDraft={onDraft} lines={lines} problems={problems} together={together} />
      {isAsking && (
        <ProgressBar
          label="Checking against your account"
          done={dryRun.done}
          most={dryRun.total}
          words={`${count(dryRun.done)} of ${propertiesText(dryRun.total)} checked against your account`}
        />
      )}
      <ServerCheckNotice
        dryRun={dryRun}
        isFresh={asked.draft === draft}
        mayUpgrade={who.mayUpgrade}
        onRetry={() => void next()}
      />
      <StepBar>
        <Button variant="outline" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          Columns
        </Button>
        <Button
          pending={isAsking}
          pendingText="Checking"
          disabled={checked.problems.length > 0}
          onClick={() => void next()}
        >
          Check and continue
          <ArrowRight aria-hidden="true" />
        </Button>
      </StepBar>
    </>
  );
}

/** The server refuses whole properties, so their lines are excluded together. */
function linesTogether(
  properties: readonly ImportedProperty[],
  theirs: readonly SeenProblem[],
): ReadonlyMap<number, readonly number[]> {
  const wrong = new Set(theirs.map(({ row }) => row));
  if (wrong.size === 0) return new Map();
  return new Map(
    properties.flatMap(({ rows }) => {
      const all = rows.map(({ row }) => row);
      return all.filter((row) => wrong.has(row)).map((row) => [row, all] as const);
    }),
  );
}

const isGood = ({ problems, room, needed }: DryRun): boolean =>
  problems.length === 0 && (room === undefined || fits(room, needed));

const planOf = ({ file: { name, hash } }: ImportDraft, { totals, properties }: CheckedLines): ImportPlan => ({
  file: { name, hash },
  planned: totals,
  properties: properties.map(propertyLines),
});
