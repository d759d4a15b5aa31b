import type { UseQueryResult } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BankAccount, BankLine, BankRule } from '../../../../../shared/contract/bank';
import { ruleFor } from '../../../../../shared/domain/ledger/bank/line-rules';
import type { Proposal } from '../../../../../shared/domain/ledger/bank/propose';
import { DataTable } from '../../../ui/data/data-table';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failed } from '../../../ui/feedback/failed';
import { Bar, Row } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { CompactSelect } from '../../../ui/primitives/compact-select';
import { drawings } from '../../../ui/primitives/drawings';
import { type Known, linesText } from './bank-words';
import { type LineWork, lineColumns, type OpenedLine } from './line-columns';
import { useLineChanges } from './use-line-changes';

const MatchDialog = lazy(() => import('./match-dialog'));
const RecordDialog = lazy(() => import('./record-dialog'));
const EnterDialog = lazy(() => import('./enter-dialog'));
const IdentifyDialog = lazy(() => import('./identify-dialog'));

type Props = {
  account: BankAccount;
  lines: readonly BankLine[];
  free: readonly Known[];
  proposed: readonly Proposal[];
  rules: readonly BankRule[];
  read: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  mayChange: boolean;
};

const shows = [
  { value: 'open', label: 'To match' },
  { value: 'all', label: 'All lines' },
] as const;

/** Rows before the person asks for more. */
const step = 100;

/** The lines of the statement that is worked on: proposed, matched, set aside, or still open. */
export function LinesSection({ account, lines, free, proposed, rules, read, mayChange }: Props) {
  const open = lines.filter(({ state }) => state === 'open');
  const [show, setShow] = useState<'open' | 'all'>('open');
  const [most, setMost] = useState(step);
  const [opened, setOpened] = useState<OpenedLine>();
  const changes = useLineChanges(account);
  const entryOf = new Map(free.map((one) => [one.key, one.entry]));
  const proposalOf = new Map(
    proposed.map(({ line_id, keys, confidence }) => [
      line_id,
      { entries: keys.flatMap((key) => entryOf.get(key) ?? []), confidence },
    ]),
  );
  const proposedFor = (line: BankLine) => {
    const found = proposalOf.get(line.line_id);
    const rule = found && found.entries.length > 0 ? undefined : ruleFor(line, rules);
    return rule ? { rule } : found;
  };
  const exact = open.flatMap(({ line_id }) => {
    const { entries = [], confidence } = proposalOf.get(line_id) ?? {};
    return entries.length > 0 && confidence === 'exact' ? [{ line_id, entries }] : [];
  });
  const work: LineWork | undefined = mayChange ? { ...changes, open: setOpened } : undefined;
  const shown = show === 'open' ? open : lines;
  const close = () => setOpened(undefined);
  const dialog = opened && { account, line: opened.line, rule: opened.rule, onClose: close };
  if (lines.length === 0)
    return (
      <Section>
        <EmptyState
          title="No lines to reconcile"
          text="Import the next statement. Each of its lines is compared with your ledgers."
          drawing={drawings.keys}
        />
      </Section>
    );
  return (
    <Section
      flush
      title={
        <bdi>{open.length === 0 ? 'Every line has an answer' : `${linesText(open.length)} to match`}</bdi>
      }
      action={
        <Row gap="2">
          {mayChange && exact.length > 1 && (
            <Button
              variant="outline"
              size="sm"
              pending={changes.isBusy}
              onClick={() => void changes.match(exact)}
            >
              <CheckCheck aria-hidden="true" />
              {`Confirm ${exact.length} matches`}
            </Button>
          )}
          <CompactSelect
            label="Lines shown"
            value={show}
            options={shows}
            onValue={(value) => setShow(value === 'all' ? 'all' : 'open')}
          />
        </Row>
      }
    >
      {read.isError && <Failed error={read.error} onRetry={() => void read.refetch()} />}
      {shown.length === 0 ? (
        <EmptyState
          title="Nothing left to match"
          text="Check the ending balance, then close the statement."
          drawing={drawings.keys}
        />
      ) : (
        <DataTable
          caption="Lines of the statement"
          columns={lineColumns(proposedFor, work)}
          rows={shown.slice(0, most)}
          rowKey={({ line_id }) => line_id}
          picture={false}
        />
      )}
      {shown.length > most && (
        <Bar rule="above">
          <Button variant="outline" size="sm" onClick={() => setMost(most + step)}>
            {`Show more (${shown.length - most} left)`}
          </Button>
        </Bar>
      )}
      <Suspense fallback={null}>
        {dialog && opened.what === 'match' && <MatchDialog {...dialog} free={free} />}
        {dialog && opened.what === 'record' && <RecordDialog {...dialog} />}
        {dialog && opened.what === 'enter' && <EnterDialog {...dialog} />}
        {dialog && opened.what === 'identify' && <IdentifyDialog {...dialog} />}
      </Suspense>
    </Section>
  );
}
