import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signedLease } from '../../../../test/support/leases/lease-story';
import { addDays, addToMonth } from '../../dates';
import { nextDebitDay } from './autopay';
import { cardToldDays, cardToTell, debitAfterCard, lastDayOfCard } from './autopay-card';

const { lease } = signedLease('2026-01-10');
/** Two years of debits. */
const mostDays = 24;
const plan = { next: '2026-03-03', terms: { afterDue: 2, ceiling: 1, announceAbove: 1 } };

it.each([
  ['2026-01', '2026-03-03'],
  ['2026-02', '2026-03-03'],
  ['2026-03', '2026-04-03'],
  ['2026-05', '2026-06-03'],
])('a card good through %s cannot pay the debit of %s', (until, day) => {
  expect(debitAfterCard(plan, { lease, until })).toBe(day);
});

it('is told thirty days before that debit, not a day earlier', () => {
  const of = { lease, until: '2026-05' };
  expect(cardToTell(plan, { ...of, today: '2026-05-03' })).toBeUndefined();
  expect(cardToTell(plan, { ...of, today: '2026-05-04' })).toBe('2026-06-03');
});

it('is never told of where no rent is to come after the card', () => {
  expect(cardToTell(plan, { lease, until: '2040-01', today: '2039-12-31' })).toBeUndefined();
});

it('every debit day is either one that the card can pay, or told of before; told is none that it can pay', () => {
  const months = fc.integer({ min: -3, max: 14 });
  const after = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(months, after, fc.integer({ min: 0, max: 300 }), (ahead, afterDue, past) => {
      const until = addToMonth('2026-01', ahead);
      const next = nextDebitDay(lease, { past: addDays('2026-01-10', past), afterDue });
      if (next === undefined) return;
      const made = { next, terms: { ...plan.terms, afterDue } };
      const first = debitAfterCard(made, { lease, until });
      let day: string | undefined = next;
      for (let looked = 0; day !== undefined && looked < mostDays; looked += 1) {
        const isPaid = day <= lastDayOfCard(until);
        expect(isPaid).toBe(first === undefined || day < first);
        if (day === first)
          expect(cardToTell(made, { lease, until, today: addDays(day, -cardToldDays) })).toBe(day);
        day = nextDebitDay(lease, { past: day, afterDue });
      }
    }),
    { numRuns: 200, seed: 7 },
  );
});
