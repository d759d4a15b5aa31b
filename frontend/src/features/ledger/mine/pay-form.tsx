import { useWatch } from 'react-hook-form';
import type { MyMethod } from '../../../../../shared/contract/autopay';
import type { MyLedger } from '../../../../../shared/contract/ledger-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { PageForm } from '../../../forms/page-form';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useAppForm } from '../../../forms/use-app-form';
import { useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { goToExternal } from '../../../ui/primitives/external-url';
import { Muted } from '../../../ui/primitives/text';
import { methodWords } from './method-words';

type Way = 'all' | 'share' | 'past' | 'other';
/** `way` is empty until a roommate whose part is paid has chosen. */
type Values = {
  way: Way | '';
  cents: string;
  /** A saved method; empty for the provider's page. */
  method_id: string;
};
type Props = {
  ledger: MyLedger;
  /** The amount to begin with; 0 for all of it. */
  first: number;
  methods: readonly MyMethod[];
};

/** How much and with what: at once with a saved method, else on the provider's page, which opens then. */
export function PayForm({ ledger, first, methods }: Props) {
  const { lease_id, balance, paying } = ledger;
  const { payable, share = 0 } = paying;
  const least = Math.min(paying.least, payable);
  const past = pastDueOf(ledger);
  const isPart = (cents: number) => paying.mode === 'any' && cents >= least && cents < payable;
  const amounts: Partial<Record<Way | '', number>> = { all: payable, share, past };
  const amountOf = ({ way, cents }: Values) => amounts[way] ?? centsOf(cents);
  const form = useAppForm<Values, string>({
    values: {
      way: first > 0 && paying.mode === 'any' ? 'other' : firstWayOf(paying),
      cents: typedOf(first),
      method_id: methods[0]?.method_id ?? '',
    },
    asksBeforeLeaving: false,
    problems: (values) => {
      const cents = amountOf(values);
      if (values.way === '') return problemsOf({ way: 'Choose how much to pay' });
      return problemsOf({
        cents:
          cents < least
            ? `Enter at least ${displayDollars(least)}`
            : cents > payable && `At most ${displayDollars(payable)} is to be paid`,
      });
    },
    submit: async (values, { idempotencyKey }) => {
      const { method_id } = values;
      const body = { lease_id, cents: amountOf(values), ...(method_id !== '' && { method_id }) };
      return (await api.ledger.payRent({ body }, { idempotencyKey })).data.url;
    },
    // A page of the provider, not one of the app.
    onSaved: ({ result }) => goToExternal(result),
    onDone: () => undefined,
  });
  const [way, cents, methodId] = useWatch({
    control: form.control,
    name: ['way', 'cents', 'method_id'],
  });
  const chosen = amountOf({ way, cents, method_id: methodId });
  const isNow = methodId !== '';
  return (
    <PageForm
      form={form}
      submit={isNow && chosen >= least ? `Pay ${displayDollars(chosen)}` : 'Continue to payment'}
      cancel={{ to: '/propertyDashboard' }}
    >
      <Section title="How much">
        <Stack gap="5">
          <Ways
            payable={payable}
            share={isPart(share) ? share : undefined}
            past={isPart(past) && past !== share ? past : undefined}
            mayChoose={paying.mode === 'any'}
            isPartOnItsWay={payable < balance}
          />
          <Muted>
            <bdi>
              No fee. Your payment covers the oldest charges first and a deposit last. A bank payment takes up
              to 4 business days.
            </bdi>
          </Muted>
        </Stack>
      </Section>
      <Section title="Pay with">
        <Stack gap="5">
          {methods.length > 0 && <Methods methods={methods} />}
          <Muted>
            <bdi>
              {isNow
                ? 'The payment starts at once and cannot be canceled. Your bank may ask you to confirm it.'
                : 'You pay by card or US bank account on our payment provider’s page, where you can save it for next time.'}
            </bdi>
          </Muted>
        </Stack>
      </Section>
    </PageForm>
  );
}

const elsewhere = { value: '', label: 'Another card or bank account' } as const;

function Methods({ methods }: { methods: readonly MyMethod[] }) {
  const { onChange, ...field } = useValueField<Values, 'method_id'>('method_id');
  return (
    <ChoiceCards
      {...field}
      label="Pay with"
      hideLabel
      columns={2}
      choices={[...methods.map((one) => ({ value: one.method_id, ...methodWords(one) })), elsewhere]}
      onValue={onChange}
    />
  );
}

/** What is past due and not on its way; a deposit is covered last, so it is none of it. */
function pastDueOf({ open, today, online }: MyLedger): number {
  const due = open.filter((one) => one.due < today && one.kind !== 'deposit');
  const pending = online.filter(({ state }) => state === 'pending');
  const sum = (all: readonly { cents: number }[]) => all.reduce((cents, one) => cents + one.cents, 0);
  return Math.max(0, sum(due) - sum(pending));
}

/**
 * All that is owed, or of one of several tenants the own part; what is another’s is never chosen beforehand.
 */
function firstWayOf({ mode, payable, share, least }: MyLedger['paying']): Values['way'] {
  if (share === undefined || share >= payable || mode !== 'any') return 'all';
  return share >= Math.min(least, payable) ? 'share' : '';
}

type WaysProps = {
  payable: number;
  share: number | undefined;
  /** Past due, where that is another amount than those beside it. */
  past: number | undefined;
  mayChoose: boolean;
  /** Less is payable than is owed. */
  isPartOnItsWay: boolean;
};

function Ways({ payable, share, past, mayChoose, isPartOnItsWay }: WaysProps) {
  const { onChange, ...field } = useValueField<Values, 'way'>('way');
  const way = useWatch<Values, 'way'>({ name: 'way' });
  const all = {
    value: 'all',
    label: `Full balance: ${displayDollars(payable)}`,
    ...(isPartOnItsWay && { hint: 'Without what is on its way' }),
  } as const;
  const other = { value: 'other', label: 'Another amount' } as const;
  const part =
    share === undefined ? [] : [{ value: 'share', label: `My share: ${displayDollars(share)}` } as const];
  const late =
    past === undefined ? [] : [{ value: 'past', label: `Past due only: ${displayDollars(past)}` } as const];
  return (
    <>
      <ChoiceCards
        {...field}
        label="How much"
        hideLabel
        columns={part.length + late.length > 0 ? 3 : 2}
        choices={
          mayChoose
            ? [...part, ...late, all, other]
            : [{ ...all, hint: 'Your landlord accepts full payment only.' }]
        }
        onValue={onChange}
      />
      {way === 'other' && <AmountField name="cents" label="Amount" required />}
    </>
  );
}
