import {
  Ban,
  CircleCheck,
  CircleDashed,
  Landmark,
  Lightbulb,
  Link2,
  Plus,
  Trash2,
  Undo2,
  UserRound,
} from 'lucide-react';
import type { BankLine, BankRule, CashEntry } from '../../../../../shared/contract/bank';
import type { Confidence } from '../../../../../shared/domain/ledger/bank/propose';
import { signedDollars } from '../../../../../shared/domain/money';
import { Corner } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Row, Stack } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { Button } from '../../../ui/primitives/button';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Amount, Muted } from '../../../ui/primitives/text';
import { entryName, entryNote, lineNote, lineTitle, unclaimedIn } from './bank-words';
import { ruleWords } from './rules-section';
import type { useLineChanges } from './use-line-changes';

export type OpenedLine = {
  readonly what: 'match' | 'record' | 'enter' | 'identify';
  readonly line: BankLine;
  readonly rule?: BankRule | undefined;
};
export type LineWork = ReturnType<typeof useLineChanges> & { readonly open: (opened: OpenedLine) => void };
type Proposed =
  | { readonly entries: readonly CashEntry[]; readonly confidence: Confidence }
  | { readonly rule: BankRule }
  | undefined;

const entriesOf = (proposed: Proposed): readonly CashEntry[] =>
  proposed && 'entries' in proposed ? proposed.entries : [];
const ruleOf = (proposed: Proposed): BankRule | undefined =>
  proposed && 'rule' in proposed ? proposed.rule : undefined;

/** The dialog in which a proposal of a rule is confirmed. */
const dialogOf = ({ kind }: BankRule): OpenedLine['what'] =>
  kind === 'expense' || kind === 'payment' ? 'record' : 'enter';

const confidenceWords: Readonly<Record<Confidence, string>> = {
  exact: 'Exact match',
  likely: 'Likely match',
  possible: 'Possible match',
};

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

const EntryTexts = ({ entries }: { entries: readonly CashEntry[] }) =>
  entries.map((entry) => <EntryText key={`${entry.book_id} ${entry.entry_id}`} entry={entry} />);

function Answer({ line, proposed }: { line: BankLine; proposed: Proposed }) {
  if (line.state === 'matched')
    return (
      <Stack gap="1" alignItems="flex-start">
        <StatusBadge tone="success" icon={CircleCheck} word="Matched" />
        <EntryTexts entries={line.entries} />
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
  const rule = ruleOf(proposed);
  if (rule)
    return (
      <Stack gap="1" alignItems="flex-start">
        <StatusBadge tone="info" icon={Lightbulb} word="By your rule" />
        <bdi>{ruleWords[rule.kind]}</bdi>
      </Stack>
    );
  if (!proposed || !('entries' in proposed) || proposed.entries.length === 0)
    return <StatusBadge tone="warning" icon={CircleDashed} word="Nothing found" />;
  return (
    <Stack gap="1" alignItems="flex-start">
      <StatusBadge tone="info" icon={Lightbulb} word={confidenceWords[proposed.confidence]} />
      <EntryTexts entries={proposed.entries} />
    </Stack>
  );
}

const icon = { size: 16, 'aria-hidden': true } as const;

function actionsFor(line: BankLine, work: LineWork): MenuAction[] {
  const open = (what: OpenedLine['what']) => () => work.open({ what, line });
  const identify = {
    key: 'identify',
    label: 'Say whose money it is',
    icon: <UserRound {...icon} />,
    onSelect: open('identify'),
  };
  if (line.state !== 'open')
    return [
      ...(unclaimedIn(line.entries) ? [identify] : []),
      {
        key: 'reopen',
        label: 'Take back',
        icon: <Undo2 {...icon} />,
        onSelect: () => void work.reopen(line),
      },
    ];
  const enter = line.cents > 0 ? 'Enter as interest or not known yet' : 'Enter as a bank charge';
  const record = line.cents > 0 ? 'Record a payment' : 'Record an expense';
  return [
    { key: 'match', label: 'Choose entries', icon: <Link2 {...icon} />, onSelect: open('match') },
    { key: 'record', label: record, icon: <Plus {...icon} />, onSelect: open('record') },
    { key: 'enter', label: enter, icon: <Landmark {...icon} />, onSelect: open('enter') },
    {
      key: 'remove',
      label: 'Remove line',
      icon: <Trash2 {...icon} />,
      danger: true,
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
    cell: (line) => <ListLabel name={lineTitle(line)} note={lineNote(line)} />,
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
      const proposed = line.state === 'open' ? proposedOf(line) : undefined;
      const entries = entriesOf(proposed);
      const rule = ruleOf(proposed);
      if (work && rule)
        return (
          <Button
            size="sm"
            variant="outline"
            disabled={work.isBusy}
            aria-label={`Enter ${lineTitle(line)}, ${signedDollars(line.cents)}`}
            onClick={() => work.open({ what: dialogOf(rule), line, rule })}
          >
            Enter
          </Button>
        );
      return (
        work &&
        entries.length > 0 && (
          <Button
            size="sm"
            variant="outline"
            disabled={work.isBusy}
            aria-label={`Confirm ${lineTitle(line)}, ${signedDollars(line.cents)}`}
            onClick={() => void work.match([{ line_id: line.line_id, entries }])}
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
