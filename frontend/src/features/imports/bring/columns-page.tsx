import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { counted } from '../../../../../shared/domain/counted';
import { displayDate } from '../../../../../shared/domain/dates';
import { rollReports } from '../../../../../shared/domain/rent-roll/recognize-roll';
import type { RollField } from '../../../../../shared/domain/rent-roll/roll-columns';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Notice } from '../../../ui/feedback/notice';
import { Columns } from '../../../ui/layout/columns';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Select } from '../../../ui/primitives/select';
import { Muted, Strong } from '../../../ui/primitives/text';
import type { Checker } from '../check/check-step';
import { StepBar } from '../step-bar';
import type { BringDraft, BringFile } from './bring-draft';
import { fieldGroups } from './field-words';
import { RawFile } from './raw-file';
import { RoomForFiles } from './room-for-files';
import { StillNeeded } from './still-needed';
import type { BringPlan } from './use-bring-plan';
import { WhatYouWillHave } from './what-you-will-have';

type Props = {
  draft: BringDraft;
  plan: BringPlan;
  who: Checker;
  onDraft: (draft: BringDraft) => void;
  onBack: () => void;
  onNext: () => void;
};

type Line = {
  readonly at: number;
  readonly heading: string;
  readonly field: RollField | '';
  readonly like: string;
};

const examples = 3;

/** The first distinct values of a column. */
function likeOf({ rows }: BringFile, at: number, from: number): string {
  const found = new Set<string>();
  for (const { line, cells } of rows) {
    const text = (cells[at] ?? '').trim();
    if (line > from && text !== '') found.add(text);
    if (found.size === examples) break;
  }
  return [...found].join(', ') || '(empty)';
}

const columnsOf = (onField: (at: number, field: RollField | '') => void): readonly Column<Line>[] => [
  {
    key: 'heading',
    header: 'In your file',
    rem: 9,
    cell: ({ heading }) => <Strong dir="auto">{heading}</Strong>,
  },
  { key: 'like', header: 'Looks like', rem: 12, cell: ({ like }) => <Muted as="bdi">{like}</Muted> },
  {
    key: 'becomes',
    header: 'Becomes',
    rem: 16,
    cell: ({ at, heading, field }) => (
      <Select
        aria-label={`${heading} becomes`}
        value={field}
        placeholder="Skip"
        w="15rem"
        maxW="full"
        color={field === '' ? 'muted' : 'ink'}
        onChange={({ target }) => onField(at, target.value as RollField | '')}
      >
        {fieldGroups.map(({ title, fields }) => (
          <optgroup key={title} label={title}>
            {Object.entries(fields).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    ),
  },
];

const kinds = {
  title: ['title row', 'title rows'],
  group: ['property row', 'property rows'],
  subtotal: ['subtotal', 'subtotals'],
  total: ['grand total', 'grand totals'],
  section: ['section row', 'section rows'],
  'charge-total': ['total of charges', 'totals of charges'],
  summary: ['summary row', 'summary rows'],
  past: ['past tenant', 'past tenants'],
  unreadable: ['row that could not be read', 'rows that could not be read'],
} as const;

/** `We left out 6 title rows, 2 property rows, 2 subtotals and 1 grand total.` */
function leftOutText({ roll }: BringPlan['rolls'][number]): string {
  const parts = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
    const { length } = roll.leftOut.filter((one) => one.kind === kind);
    const [one, many] = kinds[kind];
    return length === 0 ? [] : [counted(length, one, many)];
  });
  const last = parts.pop();
  if (last === undefined) return '';
  const list = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
  return ` We left out ${list}.`;
}

/** Step 2: what was recognized, and what each of the file's columns becomes. */
export function ColumnsPage({ draft, plan, who, onDraft, onBack, onNext }: Props) {
  const [shown, setShown] = useState(0);
  const [raw, setRaw] = useState(false);
  const read = plan.rolls[shown] ?? plan.rolls[0];
  const file = read && draft.files[read.at];
  if (!read || !file) return null;
  const { roll, at: fileAt } = read;
  const system = rollReports[roll.report];
  const setField = (at: number, field: RollField | '') =>
    onDraft({
      ...draft,
      files: draft.files.map((one, index) =>
        index === fileAt ? { ...one, becomes: { ...one.becomes, [at]: field } } : one,
      ),
    });
  const lines = roll.headings.cells.flatMap((heading, at): Line[] =>
    heading === '' && roll.headings.fields[at] === undefined
      ? []
      : [
          {
            at,
            heading: heading || `Column ${at + 1}`,
            field: roll.headings.fields[at] ?? '',
            like: likeOf(file, at, roll.headings.line),
          },
        ],
  );
  const unknown = lines.filter(({ field }) => field === '');
  const ordered = [...unknown, ...lines.filter(({ field }) => field !== '')];
  const asOf = roll.asOf === undefined ? '' : `, as of ${displayDate(roll.asOf)}`;
  const blocking = plan.cards.length;
  return (
    <>
      <Notice
        kind="success"
        title={
          roll.report === 'sheet'
            ? `This is your own sheet${asOf}.`
            : `This is a rent roll from ${system}${asOf}.`
        }
        action={
          <Button size="sm" variant="outline" aria-pressed={raw} onClick={() => setRaw(!raw)}>
            {raw ? 'Hide the raw file' : 'Show the raw file'}
          </Button>
        }
      >
        {`Headings found in row ${roll.headings.line}.${leftOutText(read)}${roll.totals.length > 0 ? ' Totals check the result.' : ''}`}
      </Notice>
      <RoomForFiles plan={plan} who={who} />
      {plan.owners && (
        <Notice>{`Owners come from a directory of ${counted(plan.owners.count, 'owner')}, by the name of the property.`}</Notice>
      )}
      {raw && <RawFile file={file} heading={roll.headings.line} />}
      {plan.rolls.length > 1 && (
        <Row gap="2" role="group" aria-label="Files">
          {plan.rolls.map(({ at }, index) => (
            <Button
              key={at}
              size="sm"
              variant={index === shown ? 'solid' : 'outline'}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              <bdi>{draft.files[at]?.name}</bdi>
            </Button>
          ))}
        </Row>
      )}
      <Columns widths="2fr 1fr" from="lg">
        <Section
          title={`${counted(lines.length - unknown.length, 'column')} recognized`}
          lead={unknown.length > 0 ? `${counted(unknown.length, 'column')} skipped, shown first.` : undefined}
          flush
        >
          <DataTable
            caption="What each column of the file becomes"
            columns={columnsOf(setField)}
            rows={ordered}
            rowKey={({ at }) => String(at)}
            picture={false}
          />
        </Section>
        <Stack gap="6">
          <StillNeeded
            plan={plan}
            ownEmail={who.email}
            onChoices={(choices) => onDraft({ ...draft, choices })}
          />
          <WhatYouWillHave plan={plan} />
        </Stack>
      </Columns>
      <StepBar>
        <Button variant="outline" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          Files
        </Button>
        <Button onClick={onNext}>
          {blocking === 0 ? 'Compare totals' : `Look at the ${counted(blocking, 'thing')} to repair`}
          <ArrowRight aria-hidden="true" />
        </Button>
      </StepBar>
    </>
  );
}
