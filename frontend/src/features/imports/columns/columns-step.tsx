import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { PortfolioColumn } from '../../../../../shared/domain/imports/portfolio-columns';
import { Notice } from '../../../ui/feedback/notice';
import { Bar } from '../../../ui/layout/layout';
import { PlainList, RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import {
  exampleValues,
  fileHeader,
  hasColumn,
  headerOf,
  neededColumns,
  unusedColumns,
  withEveryLine,
  withMapped,
} from '../draft-lines';
import type { ImportDraft } from '../import-draft';
import { StepBar } from '../step-bar';
import { columnGroups, furtherOwners } from './column-groups';
import { ColumnLine } from './column-line';

type Props = {
  draft: ImportDraft;
  onDraft: (draft: ImportDraft) => void;
  onBack: () => void;
  onNext: () => void;
};

/** Step 2: maps the file's columns to ours. */
export function ColumnsStep({ draft, onDraft, onBack, onNext }: Props) {
  const { file, mapping } = draft;
  const options = file.headers.map((_, index) => ({
    value: String(index),
    label: fileHeader(file.headers, index),
  }));
  const missing = [...neededColumns].filter((column) => !hasColumn(draft, column));
  // Most files name no second owner, so these eighteen selects stay hidden.
  const [further, setFurther] = useState(furtherOwners.columns.some((column) => hasColumn(draft, column)));
  const linesFor = (columns: readonly PortfolioColumn[]) => (
    <RuledList>
      {columns.map((column) => (
        <ColumnLine
          key={column}
          column={column}
          file={file}
          options={options}
          index={mapping[column]}
          everyLine={draft.everyLine ?? {}}
          onIndex={(index) => onDraft(withMapped(draft, column, index))}
          onEveryLine={(value) => onDraft(withEveryLine(draft, column, value))}
        />
      ))}
    </RuledList>
  );
  return (
    <>
      {missing.length > 0 && (
        <Notice kind="warning" title="Required, but not in the file yet">
          {`${missing.map(headerOf).join(', ')}. Choose the column for it, set one value for every line, or fill it in line by line in the next step.`}
        </Notice>
      )}
      {columnGroups.map(({ title, lead, columns }) => (
        <Section key={title} title={title} lead={lead} flush>
          {linesFor(columns)}
        </Section>
      ))}
      <Section flush>
        <details open={further} onToggle={(event) => setFurther(event.currentTarget.open)}>
          <Bar as="summary" fontSize="md" fontWeight="semibold" cursor="pointer">
            {furtherOwners.title}
          </Bar>
          {further && linesFor(furtherOwners.columns)}
        </details>
      </Section>
      <LeftOutColumns draft={draft} />
      <StepBar>
        <Button variant="outline" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          File
        </Button>
        <Button onClick={onNext}>
          Check the lines
          <ArrowRight aria-hidden="true" />
        </Button>
      </StepBar>
    </>
  );
}

/** Lists the ignored columns, so that nobody misses them later. */
function LeftOutColumns({ draft }: { draft: ImportDraft }) {
  const unused = unusedColumns(draft);
  if (unused.length === 0) return null;
  return (
    <Section title="Skipped" lead="These columns of the file are not imported.">
      <PlainList overflowWrap="anywhere">
        {unused.map((index) => (
          <li key={index}>
            <bdi>{fileHeader(draft.file.headers, index)}</bdi>{' '}
            <Muted as="bdi">{exampleValues(draft.file, index).join(', ')}</Muted>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
