import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import {
  does,
  everyone,
  type LeaseStory,
  sent,
  signedBy,
  signedLease,
} from '../../../../test/support/leases/lease-story';
import { changeDraft } from '../draft/write-draft';
import { chargeHoldoverRent, rollOver } from '../moves/holdover';
import { surrender } from '../moves/keys';
import { renew } from '../moves/renew';
import type { TermFields } from '../term';
import { rentOf } from './rent';

const rent = (cents: number) => ({ id: 'rent', kind: 'rent' as const, label: 'Rent', cents });
const pet = { id: 'pet', kind: 'pet' as const, label: 'Pet', cents: 3_100 };
const proration = { method: 'actual-days' as const, firstMonthFull: true };
const january = { to: '2026-01-31', atEnd: 'end' as const, proration };

/** A lease from January 16, 2026 whose second term everyone has signed, too. */
function renewed(fields: Partial<TermFields>, next: Partial<TermFields>): LeaseStory {
  const on = '2026-01-10';
  let story = signedLease(on, { fields: termFields({ proration, ...fields }) });
  story = does(story, on, renew, undefined);
  story = does(story, on, changeDraft, { term: 2, fields: { to: '2026-12-31', ...next } });
  return signedBy(sent(story, on, 2), on, everyone, 2);
}

const charges = ({ lease }: LeaseStory) =>
  rentOf(lease, { from: '2026-01-01', to: '2026-02-28' }).map(({ line, from, to, cents }) => [
    line.id,
    from,
    to,
    cents,
  ]);

describe('a full first month [D12]', () => {
  it('is only for the lines of the first day: one that comes later in the month pays for its own days', () => {
    const story = renewed({ to: '2026-01-20' }, { rentLines: [rent(145_000), pet] });
    expect(charges(story)).toEqual([
      ['rent', '2026-01-16', '2026-01-31', 145_000],
      ['pet', '2026-01-21', '2026-01-31', 1_100],
      ['rent', '2026-02-01', '2026-02-28', 74_839],
      ['pet', '2026-02-01', '2026-02-28', 3_100],
    ]);
  });

  it('is not for a line that has no second month', () => {
    const story = renewed(
      { to: '2026-01-31', rentLines: [rent(145_000), pet] },
      { rentLines: [rent(145_000)] },
    );
    expect(charges(story)).toEqual([
      ['rent', '2026-01-16', '2026-01-31', 145_000],
      ['pet', '2026-01-16', '2026-01-31', 1_600],
      ['rent', '2026-02-01', '2026-02-28', 74_839],
    ]);
  });

  it('takes from the second month of its own line', () => {
    const lines = { rentLines: [{ ...pet, cents: 3_100 }, rent(145_000)] };
    const story = renewed({ to: '2026-01-31', ...lines }, { rentLines: [rent(145_000)] });
    expect(charges(story)).toEqual([
      ['pet', '2026-01-16', '2026-01-31', 1_600],
      ['rent', '2026-01-16', '2026-01-31', 145_000],
      ['rent', '2026-02-01', '2026-02-28', 74_839],
    ]);
  });

  it('is none when the rate changes within it', () => {
    const story = renewed({ to: '2026-01-20' }, { rentLines: [rent(155_000)] });
    expect(charges(story)).toEqual([
      ['rent', '2026-01-16', '2026-01-20', 23_387],
      ['rent', '2026-01-21', '2026-01-31', 55_000],
      ['rent', '2026-02-01', '2026-02-28', 155_000],
    ]);
  });

  it('is none before a month in holdover, which was not agreed on', () => {
    const ending = signedLease('2026-01-10', { fields: termFields(january) });
    expect(charges(does(ending, '2026-02-05', chargeHoldoverRent, {}))).toEqual([
      ['rent', '2026-01-16', '2026-01-31', 74_839],
      ['rent', '2026-02-01', '2026-02-28', 145_000],
    ]);
  });

  it('is none when the second month begins later, after days that others had', () => {
    const ending = signedLease('2026-01-10', { fields: termFields(january) });
    const other = signedLease('2026-01-10', {
      leaseId: 'lse_2',
      fields: termFields({ from: '2026-02-01', to: '2026-02-09', atEnd: 'end' }),
      calendar: ending.calendar,
    });
    const gone = does(other, '2026-02-09', surrender, { day: '2026-02-09' });
    const rolled = does({ ...ending, calendar: gone.calendar }, '2026-02-12', rollOver, undefined);
    expect(charges(rolled)).toEqual([
      ['rent', '2026-01-16', '2026-01-31', 74_839],
      ['rent', '2026-02-10', '2026-02-28', 98_393],
    ]);
  });
});
