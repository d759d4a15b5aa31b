import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import type { MyAutopay, MyMethod } from '../../../../../shared/contract/autopay';
import { displayDate } from '../../../../../shared/domain/dates';
import { autopayProblems } from '../../../../../shared/domain/ledger/rent/autopay-terms';
import {
  authorizationText,
  authorizationVersion,
  debitDayWords,
} from '../../../../../shared/domain/ledger/rent/autopay-texts';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { PageForm } from '../../../forms/page-form';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField, useValueField } from '../../../forms/use-field';
import { toast } from '../../../ui/feedback/toast';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { SelectField } from '../../../ui/fields/select-field';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { goToExternal } from '../../../ui/primitives/external-url';
import { Muted } from '../../../ui/primitives/text';
import { ledgerChanged } from '../queries';
import { methodWords } from './method-words';

/** Autopay's method stays, or another one is saved on the provider's page. */
const keep = 'keep';
const other = 'other';

/** As typed; `method_id` may be a saved one. */
type Values = {
  method_id: string;
  after_due: string;
  ceiling_cents: string;
  announce_above_cents: string;
  above: 'ask' | 'up-to';
  agrees: boolean;
};

/** An empty limit of the announcement: only what is above the most is told. */
const termNames = ['after_due', 'ceiling_cents', 'announce_above_cents', 'above'] as const;
type TermNames = typeof termNames;

function termsOf({ after_due, ceiling_cents, announce_above_cents, above }: Pick<Values, TermNames[number]>) {
  const ceiling = centsOf(ceiling_cents);
  const announceAbove = announce_above_cents === '' ? ceiling : centsOf(announce_above_cents);
  return { afterDue: Number(after_due), ceiling, announceAbove, upTo: above === 'up-to' };
}

const mayKeep = ({ state, why }: Pick<MyAutopay, 'state' | 'why'>): boolean =>
  state !== 'off' && why !== 'not-authorized';

function valuesOf({ terms, days, state, why }: MyAutopay, methods: readonly MyMethod[]): Values {
  const { after_due = days[0]?.after_due ?? 0, ceiling_cents = days[0]?.cents } = terms ?? {};
  const announce = terms?.announce_above_cents;
  return {
    method_id: mayKeep({ state, why }) ? keep : (methods[0]?.method_id ?? other),
    after_due: String(after_due),
    ceiling_cents: typedOf(ceiling_cents),
    announce_above_cents: announce === ceiling_cents ? '' : typedOf(announce),
    above: terms?.up_to ? 'up-to' : 'ask',
    agrees: false,
  };
}

type Props = { autopay: MyAutopay; methods: readonly MyMethod[] };

/** The terms, and the text that is agreed to, before anything is debited. */
export function AutopayForm({ autopay, methods: saved }: Props) {
  const { lease_id, days } = autopay;
  // The one that is debited already is among the choices as it is.
  const methods = saved.filter(({ is_autopay }) => !is_autopay);
  const client = useQueryClient();
  const navigate = useNavigate();
  const values = valuesOf(autopay, methods);
  const form = useAppForm<Values, string | undefined>({
    values,
    problems: (typed) => [
      ...autopayProblems(termsOf(typed), { mostDays: days.at(-1)?.after_due ?? 0, least: autopay.least }),
      ...problemsOf({ agrees: !typed.agrees && 'Read the authorization and check the box to agree' }),
    ],
    submit: async (typed, { idempotencyKey }) => {
      const { afterDue, ceiling, announceAbove, upTo } = termsOf(typed);
      const terms = {
        after_due: afterDue,
        ceiling_cents: ceiling,
        announce_above_cents: announceAbove,
        up_to: upTo,
      };
      const call = { body: { lease_id, ...terms, agrees: authorizationVersion } } as const;
      const { method_id } = typed;
      if (method_id === other) return (await api.ledger.startAutopay(call, { idempotencyKey })).data.url;
      if (method_id === keep) await api.ledger.changeAutopay(call, { idempotencyKey });
      else await api.ledger.startAutopay({ body: { ...call.body, method_id } }, { idempotencyKey });
      return undefined;
    },
    onSaved: async ({ result }) => {
      // A page of the provider, not one of the app.
      if (result !== undefined) return goToExternal(result);
      toast({ title: 'Autopay is on.' });
      await ledgerChanged(client);
      await navigate({ to: '/payrent', search: { id: lease_id } });
    },
    onDone: () => undefined,
  });
  const isNew = form.watch('method_id') === other;
  const saveWords = autopay.state === 'off' ? 'Turn on autopay' : 'Save';
  return (
    <PageForm
      form={form}
      submit={isNew ? 'Continue' : saveWords}
      cancel={{ to: '/payrent', search: { id: lease_id } }}
    >
      <Terms autopay={autopay} methods={methods} />
      <Agreement autopay={autopay} />
    </PageForm>
  );
}

const ifMore = [
  { value: 'ask', label: 'Debit nothing and ask me' },
  { value: 'up-to', label: 'Debit up to my limit', hint: 'You pay the rest yourself' },
] as const;

function Terms({ autopay, methods }: Props) {
  const { days, method } = autopay;
  const { onChange, ...field } = useValueField<Values, 'method_id'>('method_id');
  const { onChange: onAbove, ...above } = useValueField<Values, 'above'>('above');
  const afterDue = useWatch<Values, 'after_due'>({ name: 'after_due' });
  const first = days.find(({ after_due }) => String(after_due) === afterDue);
  const ways = [
    ...(mayKeep(autopay) ? [{ value: keep, label: method, hint: 'Used by autopay' }] : []),
    ...methods.map((one) => ({ value: one.method_id, ...methodWords(one) })),
    { value: other, label: 'Another card or bank account' },
  ];
  return (
    <Section title="When and how much">
      <Stack gap="5">
        <SelectField
          label="Debit my rent"
          hint={
            first &&
            `Next: ${displayDollars(first.cents)} on ${displayDate(first.on)}, based on today’s balance.`
          }
          options={days.map(({ after_due }) => ({
            value: String(after_due),
            label: debitDayWords(after_due).replace(/^./, (letter) => letter.toUpperCase()),
          }))}
          {...useFormField('after_due')}
        />
        <AmountField
          name="ceiling_cents"
          label="At most"
          hint="We tell you as soon as we know that more will be due, for example by a renewal."
          required
        />
        <ChoiceCards {...above} label="If more is due" choices={ifMore} onValue={onAbove} />
        <AmountField
          name="announce_above_cents"
          label="Tell me 10 days before a debit of more than (optional)"
          hint="Amounts can vary, for example with a late fee. Leave empty to hear only about amounts above your limit."
        />
        {ways.length > 1 && <ChoiceCards {...field} label="Debit from" choices={ways} onValue={onChange} />}
        <Muted>
          <bdi>
            No fee, by card or bank account. A card is debited on the day; a bank debit takes up to 4 business
            days.
          </bdi>
        </Muted>
      </Stack>
    </Section>
  );
}

function Agreement({ autopay: { unit_number, property_title } }: { autopay: MyAutopay }) {
  const [after_due, ceiling_cents, announce_above_cents, above] = useWatch<Values, TermNames>({
    name: termNames,
  });
  const terms = termsOf({ after_due, ceiling_cents, announce_above_cents, above });
  const { value, onChange, ...field } = useValueField<Values, 'agrees'>('agrees');
  const place = `unit ${unit_number}, ${property_title}`;
  return (
    <Section title="What you agree to" lead="We record the time you agree and email you a copy.">
      <Stack gap="4">
        {authorizationText({ place, terms }).map((paragraph) => (
          <Muted key={paragraph}>
            <bdi>{paragraph}</bdi>
          </Muted>
        ))}
        <CheckboxField
          label="I have read this and agree."
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          {...field}
        />
      </Stack>
    </Section>
  );
}
