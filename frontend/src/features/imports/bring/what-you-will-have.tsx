import { Check } from 'lucide-react';
import { counted } from '../../../../../shared/domain/counted';
import { differenceOf } from '../../../../../shared/domain/imports/bring/compare-totals';
import { displayDollars } from '../../../../../shared/domain/money';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Amount, Muted, SrOnly, Strong } from '../../../ui/primitives/text';
import { count } from '../run/totals';
import type { BringPlan } from './use-bring-plan';

/** The portfolio as it will be, live, checked against the totals that the files state. */
export function WhatYouWillHave({ plan: { sums, scopes } }: { plan: BringPlan }) {
  const total = scopes.at(-1)?.totals ?? [];
  const ties = (field: string): boolean =>
    total.some((one) => one.field === field && one.old !== undefined && differenceOf(one) === 0);
  const lines = [
    { label: 'Properties', value: count(sums.properties) },
    { label: 'Units', value: `${count(sums.units)}, ${count(sums.leases)} leased`, field: 'units' },
    { label: 'Tenants', value: `${count(sums.tenants)}, none emailed` },
    { label: 'Rent a month', value: displayDollars(sums.rentCents), field: 'rent' },
    { label: 'Deposits held', value: displayDollars(sums.depositCents), field: 'deposit' },
    { label: 'Owed to you', value: displayDollars(sums.owedCents), field: 'owed' },
    { label: 'Prepaid', value: displayDollars(sums.prepaidCents), field: 'prepaid' },
  ];
  const tied = lines.filter(({ field }) => field !== undefined && ties(field)).length;
  return (
    <Section title="What you will have">
      <Stack gap="2">
        {lines.map(({ label, value, field }) => (
          <Row key={label} spread gap="2">
            <span>{label}</span>
            <Strong>
              <Amount>{value}</Amount>
              {field !== undefined && ties(field) && (
                <>
                  {' '}
                  <Check size={14} aria-hidden="true" style={{ display: 'inline' }} />
                  <SrOnly>, as in the file</SrOnly>
                </>
              )}
            </Strong>
          </Row>
        ))}
        <Muted small>
          {tied > 0
            ? `${counted(tied, 'figure')} checked against the file’s own totals.`
            : 'The file states no totals to check against.'}
        </Muted>
      </Stack>
    </Section>
  );
}
