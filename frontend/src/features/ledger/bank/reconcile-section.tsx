import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import type {
  BankAccount,
  BankLine,
  Reconciliation,
  WaitingEntry,
} from '../../../../../shared/contract/bank';
import { addDays, displayDate, endOfMonth, monthOf } from '../../../../../shared/domain/dates';
import { type TypedStanding, typedStanding } from '../../../../../shared/domain/ledger/bank/typed-standing';
import { lastEndedDay } from '../../../../../shared/domain/ledger/close-books';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { now } from '../../../api/clock';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { Failed } from '../../../ui/feedback/failed';
import { toast } from '../../../ui/feedback/toast';
import { DateField } from '../../../ui/fields/date-field';
import { Columns } from '../../../ui/layout/columns';
import { Section } from '../../../ui/layout/section';
import { ledgerChanged } from '../queries';
import { BalanceField, balanceOf, balanceProblem } from './balance-field';
import { reconciliationQuery } from './bank-queries';
import { waitingKey } from './bank-words';
import type { Stated } from './import-dialog';
import { ReconcileStanding } from './reconcile-standing';
import { WaitingSection } from './waiting-section';

const Values = z.object({ through: z.string(), ending_cents: z.string() });
type Values = z.infer<typeof Values>;

type Props = {
  account: BankAccount;
  lines: readonly BankLine[];
  stated: Stated | undefined;
  mayChange: boolean;
};

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The statement's own last day, else the end of its month, as far as that has come. */
function lastDayOf({ account, lines, stated }: Props): string {
  if (stated && stated.on > account.through) return stated.on;
  const month = endOfMonth(monthOf(lines[0]?.on ?? addDays(account.through, 1)));
  return earlier(month, lastEndedDay(now()));
}

/** The bank's balance against the books' as of a day, with what waits for the bank; it closes at 0.00. */
export function ReconcileSection(props: Props) {
  const { account, mayChange } = props;
  const [through, setThrough] = useState(() => lastDayOf(props));
  const [taken, setTaken] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isPossible = through > account.through && through <= lastEndedDay(now());
  const read = useQuery({
    ...reconciliationQuery(account.account_id, through),
    enabled: isPossible,
  });
  const items = read.data?.items ?? [];
  const isLeft = (item: WaitingEntry) => taken.get(waitingKey(item)) ?? item.is_left;
  const waiting = items.filter(isLeft);
  return (
    <>
      <StatementForm
        {...props}
        read={isPossible ? read.data : undefined}
        failure={read.isError && <Failed error={read.error} onRetry={() => void read.refetch()} />}
        waiting={waiting}
        through={through}
        onThrough={setThrough}
      />
      <WaitingSection
        items={items}
        isLeft={isLeft}
        onLeft={
          mayChange
            ? (item, left) => setTaken((before) => new Map(before).set(waitingKey(item), left))
            : undefined
        }
      />
    </>
  );
}

type FormProps = Props & {
  read: Reconciliation | undefined;
  failure: React.ReactNode;
  waiting: readonly WaitingEntry[];
  through: string;
  onThrough: (through: string) => void;
};

const refsOf = (waiting: readonly WaitingEntry[]) =>
  waiting.filter(({ is_choice }) => is_choice).map(({ book_id, entry_id }) => ({ book_id, entry_id }));

function StatementForm({
  account,
  stated,
  mayChange,
  read,
  failure,
  waiting,
  through,
  onThrough,
}: FormProps) {
  const client = useQueryClient();
  const { account_id, through: last } = account;
  const standingOf = ({ ending_cents }: Values): TypedStanding | undefined =>
    read && typedStanding(read, { ending: balanceOf(ending_cents) ?? 0, waiting });
  const form = useAppForm<Values>({
    values: { through, ending_cents: stated ? (stated.cents / 100).toFixed(2) : '' },
    problems: (values) =>
      problemsOf({
        through: dayProblem(values.through, last),
        ending_cents: balanceProblem(values.ending_cents) || notYet(read) || standingOf(values)?.why,
      }),
    submit: ({ through: day, ending_cents }) => {
      const outstanding = read?.is_first ? { outstanding: refsOf(waiting) } : {};
      const body = { account_id, through: day, ending_cents: balanceOf(ending_cents) ?? 0, ...outstanding };
      return api.ledger.reconcileBankAccount({ body });
    },
    onSaved: async ({ values }) => {
      toast({ title: `Reconciled through ${displayDate(values.through)}.` });
      await ledgerChanged(client);
    },
    asksBeforeLeaving: false,
    draft: {
      name: `bank ${account_id} ${stated?.on ?? last}`,
      write: (values) => values,
      read: (stored) => Values.safeParse(stored).data,
    },
  });
  const values = useWatch({ control: form.control }) as Values;
  useEffect(() => onThrough(values.through), [values.through, onThrough]);
  return (
    <Section
      title="Reconcile"
      lead="Enter the last day and the ending balance of the bank’s statement. It closes when every line has its entries and the adjusted bank balance is the balance of your books."
    >
      <SectionForm form={form} submit="Close statement" pendingText="Closing" disabled={!mayChange || !read}>
        <Columns widths="1fr 1fr" from="sm" gap="4" maxW="form">
          <DateField label="Last day" required min={addDays(last, 1)} {...form.field('through')} />
          <BalanceField name="ending_cents" label="Ending balance" required />
        </Columns>
        {failure}
        <ReconcileStanding
          account={account}
          through={values.through}
          read={read}
          standing={standingOf(values)}
          ending={values.ending_cents.trim() === '' ? undefined : balanceOf(values.ending_cents)}
          mayChange={mayChange}
        />
      </SectionForm>
    </Section>
  );
}

/** Nothing closes on figures that are not here: those of another day or account are nobody’s. */
const notYet = (read: Reconciliation | undefined): string | false =>
  !read && 'Wait for the figures of this day';

function dayProblem(through: string, last: string): string | false {
  if (through <= last) return `Choose a day after ${displayDate(last)}`;
  return through > lastEndedDay(now()) && 'Choose a day that has ended';
}
