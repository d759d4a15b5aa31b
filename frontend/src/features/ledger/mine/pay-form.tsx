import { useWatch } from 'react-hook-form';
import type { MyLedger } from '../../../../../shared/contract/ledger-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { PageForm } from '../../../forms/page-form';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useValueField } from '../../../forms/use-field';
import { useHouseForm } from '../../../forms/use-house-form';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { Stack } from '../../../ui/layout';
import { goToExternal } from '../../../ui/outside';
import { Section } from '../../../ui/section';
import { Muted } from '../../../ui/text';

type Values = { way: 'all' | 'share' | 'other'; cents: string };
type Props = {
  ledger: MyLedger;
  /** The amount to begin with; 0 for all of it. */
  first: number;
};

/** How much, before the provider's page opens. */
export function PayForm({ ledger: { lease_id, balance, paying }, first }: Props) {
  const { payable, share = 0 } = paying;
  const least = Math.min(paying.least, payable);
  const offersShare = paying.mode === 'any' && share >= least && share < payable;
  const amountOf = ({ way, cents }: Values) => {
    if (way === 'share') return share;
    return way === 'all' ? payable : centsOf(cents);
  };
  const firstWay = offersShare ? 'share' : 'all';
  const form = useHouseForm<Values, string>({
    values: { way: first > 0 && paying.mode === 'any' ? 'other' : firstWay, cents: typedOf(first) },
    asksBeforeLeaving: false,
    problems: (values) => {
      const cents = amountOf(values);
      return problemsOf({
        cents:
          cents < least
            ? `Enter at least ${displayDollars(least)}`
            : cents > payable && `At most ${displayDollars(payable)} is to be paid`,
      });
    },
    submit: async (values, { idempotencyKey }) => {
      const body = { lease_id, cents: amountOf(values) };
      return (await api.ledger.payRent({ body }, { idempotencyKey })).data.url;
    },
    // A page of the provider, not one of the app.
    onSaved: ({ result }) => goToExternal(result),
    onDone: () => undefined,
  });
  return (
    <PageForm form={form} submit="Continue to payment" cancel={{ to: '/propertyDashboard' }}>
      <Section title="How much">
        <Stack gap="5">
          <Ways
            payable={payable}
            share={offersShare ? share : undefined}
            mayChoose={paying.mode === 'any'}
            isPartOnItsWay={payable < balance}
          />
          <Muted>
            <bdi>
              No fee. Your payment covers the oldest charges first and a deposit last. You pay by card or US
              bank account on our payment provider’s page; a bank payment takes up to 4 business days.
            </bdi>
          </Muted>
        </Stack>
      </Section>
    </PageForm>
  );
}

type WaysProps = {
  payable: number;
  share: number | undefined;
  mayChoose: boolean;
  /** Less is payable than is owed. */
  isPartOnItsWay: boolean;
};

function Ways({ payable, share, mayChoose, isPartOnItsWay }: WaysProps) {
  const { onChange, ...field } = useValueField<Values, 'way'>('way');
  const way = useWatch<Values, 'way'>({ name: 'way' });
  const all = {
    ...{ value: 'all', label: `Full balance: ${displayDollars(payable)}` },
    ...(isPartOnItsWay && { hint: 'Without what is on its way' }),
  } as const;
  const other = { value: 'other', label: 'Another amount' } as const;
  const part =
    share === undefined ? [] : [{ value: 'share', label: `My share: ${displayDollars(share)}` } as const];
  return (
    <>
      <ChoiceCards
        {...field}
        label="How much"
        hideLabel
        columns={part.length > 0 ? 3 : 2}
        choices={
          mayChoose ? [...part, all, other] : [{ ...all, hint: 'Your landlord accepts full payment only.' }]
        }
        onValue={onChange}
      />
      {way === 'other' && <AmountField name="cents" label="Amount" required />}
    </>
  );
}
