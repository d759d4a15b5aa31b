import { describe, expect, it } from 'vitest';
import { aConsent, aDraft, aScreening } from '../../../test/support/application-data';
import type { Application } from './application';
import { decide, decidePart } from './move-application';
import type { Screening } from './screening';
import { screeningStatuses as is } from './screening-statuses';

const at = '2026-06-02T00:00:00.000Z';
const sent = (part: Partial<Application> = {}): Application =>
  aDraft({ stage: 'submitted', sentAt: at, submittedAt: at, ...part });
const screened = (screening: Partial<Screening>): Application => sent({ screening: aScreening(screening) });
const ready = screened({ status: is.ready, consent: aConsent(), bureauId: 'sim_1' });

const closed = { refused: 'application-closed' };

describe('a decision', () => {
  const by = { userId: 'usr_1', name: 'Ada Byron' };
  const decision: Parameters<typeof decide>[1]['decision'] = { at, by, note: '', notice: false };
  const approval = { kind: 'approved', decision } as const;
  const decline = { kind: 'declined', decision } as const;

  it.each<[Application['stage'], ('approved' | 'declined')[]]>([
    ['draft', []],
    ['submitted', ['approved', 'declined']],
    ['waiting', ['declined']],
    ['approved', []],
    ['declined', []],
  ])('about an application that is %s: %j', (stage, open) => {
    for (const kind of ['approved', 'declined'] as const)
      expect(decide(sent({ stage }), { kind, decision })).toEqual(
        open.includes(kind) ? sent({ stage: kind, decision }) : closed,
      );
  });

  it('about a part is made with the application it belongs to', () => {
    const part = sent({ partOf: { applicationId: 'apl_1', kind: 'guarantor' } });
    expect(decide(part, approval)).toEqual(closed);
    expect(decide(part, decline)).toEqual(closed);
    expect(decidePart(part, approval)).toEqual({ ...part, stage: 'approved', decision });
  });

  it('takes the notice only where a report led to less than what was applied for [D49]', () => {
    const missing = { refused: 'notice-missing' };
    const conditions = { coSigner: true };
    const ifMore = { ...approval, decision: { ...decision, conditions } };
    expect(decide(ready, approval)).toMatchObject({ stage: 'approved' });
    expect(decide(ready, ifMore)).toEqual(missing);
    expect(decide(ready, decline)).toEqual(missing);
    // A report about somebody else of the application.
    expect(decide(sent(), { ...decline, isReported: true })).toEqual(missing);
    expect(decide(sent(), decline)).toMatchObject({ stage: 'declined' });
    const blank = { ...decision, noNotice: ' ' };
    expect(decide(ready, { ...decline, decision: blank })).toEqual(missing);
  });

  it('cancels a screening without a report and keeps one with it', () => {
    expect(decide(screened({}), approval)).toMatchObject({ screening: { status: is.canceled } });
    expect(decide(ready, approval)).toEqual({ ...ready, stage: 'approved', decision });
  });
});
