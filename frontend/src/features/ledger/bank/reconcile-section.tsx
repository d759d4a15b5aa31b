import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import type { BankAccount, BankLine } from '../../../../../shared/contract/bank';
import { addDays, displayDate, endOfMonth, monthOf } from '../../../../../shared/domain/dates';
import {
  isReconciled,
  type Reconciling,
  reconcile,
} from '../../../../../shared/domain/ledger/bank/reconcile';
import { signedDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { SectionForm } from '../../../forms/section-form';
import { useHouseForm } from '../../../forms/use-house-form';
import { Columns } from '../../../ui/columns';
import { DateField } from '../../../ui/fields/date-field';
import { Figure, FigureRow } from '../../../ui/figure';
import { Notice } from '../../../ui/notice';
import { Section } from '../../../ui/section';
import { Amount } from '../../../ui/text';
import { toast } from '../../../ui/toast';
import { ledgerChanged } from '../queries';
import { BalanceField, balanceOf, balanceProblem } from './balance-field';
import { linesText } from './bank-words';
import type { Stated } from './import-dialog';

const Values = z.object({ through: z.string(), ending_cents: z.string() });
type Values = z.infer<typeof Values>;

type Props = {
  account: BankAccount;
  lines: readonly BankLine[];
  stated: Stated | undefined;
  mayChange: boolean;
};

const standingOf = ({ account, lines }: Props, { through, ending_cents }: Values): Reconciling =>
  reconcile({
    beginning: account.balance,
    ending: balanceOf(ending_cents) ?? 0,
    lines: lines.filter(({ on }) => on <= through),
  });

/** The statement's last day and ending balance, and what is left to explain; it closes at 0.00. */
export function ReconcileSection(props: Props) {
  const { account, lines, stated, mayChange } = props;
  const client = useQueryClient();
  const { account_id, through: last } = account;
  const month = endOfMonth(monthOf(lines[0]?.on ?? addDays(last, 1)));
  const form = useHouseForm<Values>({
    values: {
      through: stated && stated.on > last ? stated.on : month,
      ending_cents: stated ? (stated.cents / 100).toFixed(2) : '',
    },
    problems: (values) =>
      problemsOf({
        through: values.through <= last && `Choose a day after ${displayDate(last)}`,
        ending_cents: balanceProblem(values.ending_cents) || whyOpen(standingOf(props, values)),
      }),
    submit: ({ through, ending_cents }) =>
      api.ledger.reconcileBankAccount({
        body: { account_id, through, ending_cents: balanceOf(ending_cents) ?? 0 },
      }),
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
  const standing = standingOf(props, values);
  const isTyped = values.ending_cents.trim() !== '';
  return (
    <Section
      title="Statement"
      lead="Enter the last day and the ending balance of the statement. It can be closed when every line has an answer and the difference is $0.00."
    >
      <SectionForm form={form} submit="Close statement" pendingText="Closing" disabled={!mayChange}>
        <Columns widths="1fr 1fr" from="sm" gap="4" maxW="form">
          <DateField label="Last day" required min={addDays(last, 1)} {...form.field('through')} />
          <BalanceField name="ending_cents" label="Ending balance" required />
        </Columns>
        <FigureRow aria-label="What is left to explain" role="group" aria-live="polite">
          <Figure label="Beginning balance" value={<Amount>{signedDollars(account.balance)}</Amount>} />
          <Figure label="Matched or set aside" value={<Amount>{signedDollars(standing.settled)}</Amount>} />
          <Figure
            label="Lines to match"
            value={<Amount>{signedDollars(standing.open)}</Amount>}
            hint={<bdi>{linesText(standing.openLines)}</bdi>}
          />
          <Figure
            label="Difference"
            value={
              isTyped ? (
                <Amount color={standing.difference === 0 ? 'success' : 'danger'}>
                  {signedDollars(standing.difference)}
                </Amount>
              ) : (
                '–'
              )
            }
          />
        </FigureRow>
        <Standing standing={standing} isTyped={isTyped} />
      </SectionForm>
    </Section>
  );
}

const whyOpen = (standing: Reconciling): string | false => {
  if (isReconciled(standing)) return false;
  return standing.openLines > 0
    ? `${linesText(standing.openLines)} to match`
    : `The difference is ${signedDollars(standing.difference)}`;
};

/** What the difference comes from: open lines, and what the file lacks. */
function Standing({ standing, isTyped }: { standing: Reconciling; isTyped: boolean }) {
  if (isTyped && isReconciled(standing))
    return <Notice kind="success" title="Every line has an answer, and the difference is $0.00." />;
  if (!isTyped || standing.missing === 0) return null;
  return (
    <Notice title={`${signedDollars(standing.missing)} is not in the imported lines`}>
      The ending balance, the last day, or the opening balance may be different, or lines are missing.
    </Notice>
  );
}
