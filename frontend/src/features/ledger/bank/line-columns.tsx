import { Ban, CircleCheck, CircleDashed, Lightbulb, Link2, Plus, Trash2, Undo2 } from 'lucide-react';
import type { BankLine, CashEntry } from '../../../../../shared/contract/bank';
import { signedDollars } from '../../../../../shared/domain/money';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu';
import { Button } from '../../../ui/button';
import { Corner } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { Row, Stack } from '../../../ui/layout';
import { Named } from '../../../ui/named';
import { StatusBadge } from '../../../ui/status-badge';
import { Amount, Muted } from '../../../ui/text';
import { entryName, entryNote, lineNote, lineTitle } from './bank-words';
import type { useLineChanges } from './use-line-changes';

export type OpenedLine = { readonly what: 'match' | 'record' | 'aside'; readonly line: BankLine };
export type LineWork = ReturnType<typeof useLineChanges> & { readonly open: (opened: OpenedLine) => void };
type Proposed = { readonly entry: CashEntry | undefined; readonly isSure: boolean } | undefined;

const EntryText = ({ entry }: { entry: CashEntry }) => (
  <Stack gap="0">
    <Row gap="2">
      <bdi>{entryName(entry)}</bdi>
      {entry.is_undone && <StatusBadge tone="warning" icon={Undo2} word="Reversed since" />}
    </Row>
    <Muted as="span" small>
      <bdi>{entryNote(entry)}</bdi>
    </Muted>
  </Stack>
);

function Answer({ line, proposed }: { line: BankLine; proposed: Proposed }) {
  if (line.state === 'matched')
    return (
      <Stack gap="1" alignItems="flex-start">
        <StatusBadge tone="success" icon={CircleCheck} word="Matched" />
        {line.entries.map((entry) => (
          <EntryText key={`${entry.book_id} ${entry.entry_id}`} entry={entry} />
        ))}
      </Stack>
    );
  if (line.state === 'aside')
    return (
      <Stack gap="1" alignItems="flex-start">
        <StatusBadge tone="neutral" icon={Ban} word="Set aside" />
        <Muted as="span" small>
          <bdi>{line.reason}</bdi>
        </Muted>
      </Stack>
    );
  if (!proposed?.entry) return <StatusBadge tone="warning" icon={CircleDashed} word="Nothing found" />;
  return (
    <Stack gap="1" alignItems="flex-start">
      <StatusBadge tone="info" icon={Lightbulb} word={proposed.isSure ? 'Likely match' : 'Possible match'} />
      <EntryText entry={proposed.entry} />
    </Stack>
  );
}

const icon = { size: 16, 'aria-hidden': true } as const;

function actionsFor(line: BankLine, work: LineWork): MenuAction[] {
  if (line.state !== 'open')
    return [
      {
        key: 'reopen',
        label: 'Take back',
        icon: <Undo2 {...icon} />,
        onSelect: () => void work.reopen(line),
      },
    ];
  const open = (what: OpenedLine['what']) => () => work.open({ what, line });
  const record = line.cents > 0 ? 'Record a payment' : 'Record an expense';
  return [
    { key: 'match', label: 'Choose entries', icon: <Link2 {...icon} />, onSelect: open('match') },
    { key: 'record', label: record, icon: <Plus {...icon} />, onSelect: open('record') },
    { key: 'aside', label: 'Set aside', icon: <Ban {...icon} />, onSelect: open('aside') },
    {
      ...{ key: 'remove', label: 'Remove line', icon: <Trash2 {...icon} />, danger: true },
      onSelect: () => void work.remove(line),
    },
  ];
}

/** `work` is absent for who may not change it. */
export const lineColumns = (
  proposedOf: (line: BankLine) => Proposed,
  work: LineWork | undefined,
): readonly Column<BankLine>[] => [
  {
    key: 'line',
    header: 'Bank line',
    rem: 15,
    cell: (line) => <Named name={lineTitle(line)} note={lineNote(line)} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    rem: 7.5,
    end: true,
    cell: ({ cents }) => <Amount fontWeight="semibold">{signedDollars(cents)}</Amount>,
  },
  {
    key: 'answer',
    header: 'In the ledgers',
    rem: 17,
    cell: (line) => <Answer line={line} proposed={line.state === 'open' ? proposedOf(line) : undefined} />,
  },
  {
    key: 'confirm',
    header: '',
    rem: 6.5,
    end: true,
    cell: (line) => {
      const entry = line.state === 'open' ? proposedOf(line)?.entry : undefined;
      return (
        work &&
        entry && (
          <Button
            size="sm"
            variant="outline"
            disabled={work.isBusy}
            aria-label={`Confirm ${lineTitle(line)}, ${signedDollars(line.cents)}`}
            onClick={() => void work.match([{ line_id: line.line_id, entries: [entry] }])}
          >
            Confirm
          </Button>
        )
      );
    },
  },
  {
    key: 'menu',
    header: '',
    rem: 4,
    end: true,
    cell: (line) =>
      work && (
        <Corner>
          <ActionMenu quiet label={`Actions for ${lineTitle(line)}`} actions={actionsFor(line, work)} />
        </Corner>
      ),
  },
];
