import { useFormContext, useWatch } from 'react-hook-form';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { isPlausibleDay, type LocalDate } from '../../../../../shared/domain/dates';
import { leaseSteps } from '../../../../../shared/domain/leases/draft/lease-problems';
import type { Term } from '../../../../../shared/domain/leases/term';
import { lastDayAfter } from '../../../../../shared/domain/settings/lease-defaults';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { DateField } from '../../../ui/fields/date-field';
import { Columns } from '../../../ui/layout/columns';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { aroundOf } from '../parts/terms-of';
import { StepForm, type StepProps } from './step-form';

type TermValues = Pick<Term, 'from' | 'atEnd'> & { readonly to: string; readonly runs: 'fixed' | 'monthly' };

const valuesOf = ({ from, to, atEnd }: Term): TermValues => ({
  from,
  to: to ?? '',
  atEnd,
  runs: to === undefined ? 'monthly' : 'fixed',
});

const take = ({ from, to, atEnd, runs }: TermValues, draft: Term): Term => ({
  ...draft,
  from,
  atEnd,
  to: runs === 'monthly' ? undefined : to,
});

const lengths = [6, 12, 24] as const;

const kinds = [
  { value: 'fixed', label: 'Fixed term', hint: 'With a first and last day' },
  { value: 'monthly', label: 'Month-to-month', hint: 'From the first day until notice' },
] as const;

const ends = [
  { value: 'month-to-month', label: 'Renews month to month', hint: 'Until someone gives notice' },
  { value: 'end', label: 'It ends', hint: 'You decide before the last day' },
] as const;

type Drafted = Pick<LeaseDetails, 'today' | 'before' | 'usual_months'>;

/** The first step: the days of the lease. */
export function TermStep({ lease, ...step }: StepProps & { lease: Drafted }) {
  return (
    <StepForm
      {...step}
      values={valuesOf(step.draft)}
      take={take}
      problems={(draft) => leaseSteps.term(draft, aroundOf(lease))}
    >
      <Days usualMonths={lease.usual_months} />
    </StepForm>
  );
}

/** How long it runs and what follows. A first day brings the usual last one. */
export function Days({ usualMonths = 0 }: { usualMonths?: number | undefined }) {
  const { from, to, runs } = useWatch<TermValues>();
  const { onChange: onRuns, value: chosen, ...kind } = useValueField<TermValues, 'runs'>('runs');
  const { onChange: onEnd, ...atEnd } = useValueField<TermValues, 'atEnd'>('atEnd');
  const { setValue } = useFormContext<TermValues>();
  const runUntil = (day: LocalDate = '') => setValue('to', day, { shouldDirty: true, shouldValidate: true });
  const first = useFormField('from');
  const last = useFormField('to');
  const onFirst: typeof first.onChange = (event) => {
    const day = event.target.value;
    if (usualMonths > 0 && to === '' && isPlausibleDay(day)) runUntil(lastDayAfter(day, usualMonths));
    return first.onChange(event);
  };
  return (
    <Section title="How long is the lease?">
      <ChoiceCards {...kind} value={chosen} label="Lease type" hideLabel choices={kinds} onValue={onRuns} />
      <Columns widths="1fr 1fr" from="sm" gap="4" mt="5">
        <DateField label="First day" required {...first} onChange={onFirst} />
        {runs === 'fixed' && <DateField label="Last day" required min={from || undefined} {...last} />}
      </Columns>
      {runs === 'fixed' && (
        <>
          {from && (
            <Row gap="2" mt="3" aria-label="Common lengths" role="group">
              {lengths.map((months) => (
                <Button
                  key={months}
                  size="sm"
                  variant="outline"
                  onClick={() => runUntil(lastDayAfter(from, months))}
                >
                  {`${months} months`}
                </Button>
              ))}
            </Row>
          )}
          <Stack mt="5">
            <ChoiceCards {...atEnd} label="What happens after the last day?" choices={ends} onValue={onEnd} />
          </Stack>
        </>
      )}
    </Section>
  );
}
