import { describe, expect, it } from 'vitest';
import { aConsent, aDraft, aScreening, begunAt as at } from '../../../test/support/application-data';
import type { Application } from './application';
import { askedInVain, isRefused, reportPurged, takenBack, toTakeBack } from './move-application';
import { mayBeRemoved, nextAsk, nextDue, purgeAt, stepDue } from './retention';
import type { Screening } from './screening';
import { screeningStatuses as is } from './screening-statuses';

const draft = aDraft();
const sent: Application = { ...draft, stage: 'submitted', submittedAt: '2026-06-02T00:00:00.000Z' };
const screening = (part: Partial<Screening>) =>
  aScreening({ status: is.consented, consent: aConsent(), ...part });
const by = { userId: 'usr_1', name: 'Ada' };
const decision = { at: '2026-06-11T00:00:00.000Z', by, note: '', notice: false };

describe('what is kept about an applicant, and how long [D50]', () => {
  it('goes after 60 days as a draft, 760 days after it was sent or declined, and stays with a lease', () => {
    expect(purgeAt(draft)).toBe('2026-07-31T00:00:00.000Z');
    expect(purgeAt(sent)).toBe('2028-07-01T00:00:00.000Z');
    expect(purgeAt({ ...sent, stage: 'declined', decision })).toBe('2028-07-10T00:00:00.000Z');
    expect(nextDue({ ...sent, stage: 'approved', decision })).toBeUndefined();
  });

  it('names the next date and what is due then: the bureau, the identity details, the report, the whole', () => {
    const waiting = { ...sent, screening: screening({ askAt: '2026-06-01T00:05:00.000Z' }) };
    expect(nextDue(waiting)).toBe('2026-06-01T00:05:00.000Z');
    expect(stepDue(waiting, '2026-06-01T00:04:59.000Z')).toBeUndefined();
    expect(stepDue(waiting, '2026-06-01T00:05:00.000Z')).toBe('ask-bureau');
    expect(stepDue(waiting, '2026-06-15T00:00:00.000Z')).toBe('drop-identity');
    const reportUntil = '2026-09-01T00:00:00.000Z';
    const ready = { ...sent, screening: screening({ status: is.ready, reportUntil }) };
    expect(stepDue(ready, '2026-08-31T23:59:59.999Z')).toBeUndefined();
    expect(stepDue(ready, reportUntil)).toBe('purge-report');
    const purged = reportPurged(ready, reportUntil);
    expect(isRefused(purged) ? purged : nextDue(purged)).toBe('2028-07-01T00:00:00.000Z');
    expect(reportPurged(ready, '2026-08-31T00:00:00.000Z')).toEqual({ refused: 'screening-moved' });
    expect(stepDue(ready, '2028-07-01T00:00:00.000Z')).toBe('purge');
  });

  it('asks a bureau after 5, 15, 60, 360 and 1,440 minutes, and no more after 30 days', () => {
    let one: Application = { ...sent, screening: screening({ status: is.ordered, askAt: at }) };
    expect(nextAsk(at)).toBe('2026-06-01T00:05:00.000Z');
    const waits: number[] = [];
    for (const _ of [1, 2, 3, 4, 5]) {
      const asked = one.screening?.askAt ?? '';
      one = askedInVain(one, asked);
      waits.push((Date.parse(one.screening?.askAt ?? '') - Date.parse(asked)) / 60_000);
    }
    expect(waits).toEqual([15, 60, 360, 1440, 1440]);
    const month = '2026-07-01T00:00:00.000Z';
    expect(askedInVain(one, month)).toMatchObject({ screening: { askAt: undefined } });
    expect(askedInVain(one, '2026-06-02T00:00:00.000Z')).toEqual(one);
    expect(nextAsk(at, 30)).toBe('2026-06-02T00:00:00.000Z');
  });

  it('asks it about a canceled screening until it gives the order up, beside the next screening', () => {
    const gone = screening({ screeningId: 'scr_0', status: is.canceled, askAt: at });
    const next = { ...sent, screening: screening({ status: is.notStarted }), formerScreenings: [gone] };
    const month = '2026-07-01T00:00:00.000Z';
    for (const one of [{ ...sent, screening: gone }, next]) {
      expect([toTakeBack(one), nextDue(one), stepDue(one, at)]).toEqual([gone, at, 'ask-bureau']);
      expect([mayBeRemoved(one), nextDue(askedInVain(one, month))]).toEqual([false, nextAsk(month, 1)]);
      const known = takenBack(one, { screeningId: 'scr_0', bureauId: 'sim_0' });
      expect([toTakeBack(known), mayBeRemoved(known)]).toEqual([undefined, false]);
      const none = takenBack(one, { screeningId: 'scr_0', bureauId: undefined });
      expect([toTakeBack(none), mayBeRemoved(none)]).toEqual([undefined, true]);
    }
    const earlier = '2026-05-31T00:00:00.000Z';
    const both = { ...next, screening: screening({ askAt: earlier }) };
    expect([nextDue(both), nextDue({ ...both, screening: screening({ askAt: month }) })]).toEqual([
      earlier,
      at,
    ]);
  });

  it('goes at once when the person asks, but not once a report was ordered or a lease follows', () => {
    expect([draft, sent, { ...sent, screening: screening({}) }].map(mayBeRemoved)).toEqual([
      true,
      true,
      true,
    ]);
    expect(mayBeRemoved({ ...sent, screening: screening({ bureauId: 'sim_1' }) })).toBe(false);
    const former = screening({ bureauId: 'sim_1', status: is.canceled });
    expect(mayBeRemoved({ ...sent, screening: screening({}), formerScreenings: [former] })).toBe(false);
    expect(mayBeRemoved({ ...sent, stage: 'approved', decision })).toBe(false);
  });
});
