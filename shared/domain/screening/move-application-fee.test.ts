import { describe, expect, it } from 'vitest';
import { aDraft } from '../../../test/support/application-data';
import { type Stage, stages } from './application';
import { type ApplicationFee, byHand, type FeeBack, feeBackStates, type SettledFee } from './application-fee';
import {
  applicationFeeArrived,
  applicationFeePageOpened,
  applicationFeeRefundAsked,
  applicationFeeSentBack,
  applicationFeeSettled,
  feeWithBack,
  isFeeDue,
  isFeeRefundable,
} from './move-application-fee';

const sentAt = '2026-06-01T00:00:00.000Z';
const at = '2026-06-02T00:00:00.000Z';
const page = { checkoutId: 'cs_1', url: 'https://pay.test/cs_1', attempt: 1 };
const unpaid: ApplicationFee = { cents: 4_000 };
const online: SettledFee = { how: 'online', at, paidBy: 'pi_1' };
const paid: ApplicationFee = { ...unpaid, settled: online };
const sent = (fee?: ApplicationFee, stage: Stage = 'submitted') => aDraft({ stage, sentAt, fee });
const backAs = (state: FeeBack['state']): FeeBack => ({ state, at });

const notDue = { refused: 'fee-not-due' };
const notRefundable = { refused: 'fee-not-refundable' };

describe('an application fee is asked for', () => {
  it.each<[Stage, boolean]>([
    ['draft', true],
    ['submitted', true],
    ['waiting', true],
    ['approved', false],
    ['declined', false],
  ])('once its applicant has sent it, while it is %s: %s', (stage, isDue) => {
    expect(isFeeDue(sent(unpaid, stage))).toBe(isDue);
    expect(isFeeDue({ stage, fee: unpaid })).toBe(false);
  });

  it('where there is one, until it is paid or waived', () => {
    for (const stage of stages) {
      expect(isFeeDue(sent(undefined, stage))).toBe(false);
      expect(isFeeDue(sent(paid, stage))).toBe(false);
      expect(isFeeDue(sent({ ...unpaid, settled: { how: 'waived', at } }, stage))).toBe(false);
    }
  });

  it('on a page of the provider, which is opened for no other one', () => {
    expect(applicationFeePageOpened(sent(unpaid), page)).toEqual(sent({ ...unpaid, page }));
    const second = { ...page, checkoutId: 'cs_2', attempt: 2 };
    expect(applicationFeePageOpened(sent({ ...unpaid, page }), second)).toEqual(
      sent({ ...unpaid, page: second }),
    );
    for (const other of [sent(), sent(paid), aDraft({ fee: unpaid }), sent(unpaid, 'declined')])
      expect(applicationFeePageOpened(other, page)).toEqual(notDue);
  });
});

describe('an application fee is settled once', () => {
  it.each(byHand)('as %s by staff, in whatever state the application is', (how) => {
    const settled = { how, at, by: 'Ada Byron' };
    for (const stage of stages)
      expect(applicationFeeSettled(sent(unpaid, stage), settled)).toEqual(
        sent({ ...unpaid, settled }, stage),
      );
    expect(applicationFeeSettled(sent(paid), settled)).toEqual(notDue);
    expect(applicationFeeSettled(sent(), settled)).toEqual(notDue);
  });

  it('by the page that was paid, which closes it', () => {
    expect(applicationFeeArrived(sent({ ...unpaid, page }), { paidBy: 'pi_1', at })).toEqual(sent(paid));
    expect(applicationFeeArrived(sent({ ...unpaid, page }, 'declined'), { paidBy: 'pi_1', at })).toEqual(
      sent(paid, 'declined'),
    );
  });

  it('and stays as staff wrote it down when its page was paid meanwhile: that money goes back', () => {
    const waived: ApplicationFee = { ...unpaid, settled: { how: 'waived', at: sentAt, by: 'Ada Byron' } };
    expect(applicationFeeArrived(sent({ ...waived, page }), { paidBy: 'pi_1', at })).toEqual(sent(waived));
  });

  it('by no page but an open one', () => {
    expect(applicationFeeArrived(sent(), { paidBy: 'pi_1', at })).toEqual(notDue);
    expect(applicationFeeArrived(sent(unpaid), { paidBy: 'pi_1', at })).toEqual(notDue);
    expect(applicationFeeArrived(sent(paid), { paidBy: 'pi_2', at })).toEqual(notDue);
  });
});

describe('an application fee is sent back', () => {
  it.each<[string, ApplicationFee | undefined, boolean]>([
    ['one that is not there', undefined, false],
    ['an unpaid one', unpaid, false],
    ['one paid in another way', { ...unpaid, settled: { how: 'otherwise', at, by: 'Ada' } }, false],
    ['a waived one', { ...unpaid, settled: { how: 'waived', at, by: 'Ada' } }, false],
    ['one paid online', paid, true],
    ['one that was asked for, by a call that died on the way', { ...paid, refundAsked: at }, true],
    ['such a one that the provider spoke of first', { ...paid, refundAsked: at, back: backAs('done') }, true],
    ['one that is on its way', { ...paid, back: backAs('asked') }, false],
    ['one that is back', { ...paid, back: backAs('done') }, false],
    ['one that the card did not take', { ...paid, back: backAs('failed') }, false],
  ])('whole and once: %s', (_, fee, isRefundable) => {
    expect(isFeeRefundable(fee)).toBe(isRefundable);
    for (const stage of stages) {
      const moved = applicationFeeRefundAsked(sent(fee, stage), '2026-06-03T00:00:00.000Z');
      const first = fee?.refundAsked ?? '2026-06-03T00:00:00.000Z';
      const asked = fee && sent({ ...fee, refundAsked: first }, stage);
      expect(moved).toEqual(isRefundable ? asked : notRefundable);
    }
  });

  const asked = { at: '2026-06-03T00:00:00.000Z', by: 'Ada Byron', reason: 'The home was let' };

  it('once the provider was asked, with who asked and why', () => {
    expect(applicationFeeSentBack(sent({ ...paid, refundAsked: at }), asked)).toEqual(
      sent({ ...paid, back: { state: 'asked', ...asked } }),
    );
  });

  it('as the provider said already, where it was faster', () => {
    const back = backAs('done');
    expect(applicationFeeSentBack(sent({ ...paid, refundAsked: at, back }), asked)).toEqual(
      sent({ ...paid, back: { ...asked, ...back } }),
    );
  });

  it('by nobody who did not ask before', () => {
    for (const fee of [undefined, unpaid, paid, { ...paid, back: backAs('done') }])
      expect(applicationFeeSentBack(sent(fee), asked)).toEqual(notRefundable);
  });
});

describe('what the provider says of a refund', () => {
  const later = '2026-06-04T00:00:00.000Z';

  it('is taken down, with who had asked and why', () => {
    expect(feeWithBack(paid, { state: 'done', at: later })).toEqual({
      ...paid,
      back: { state: 'done', at: later },
    });
    const who = { by: 'Ada Byron', reason: 'The home was let' };
    const back = { ...backAs('asked'), ...who };
    expect(feeWithBack({ ...paid, back }, { state: 'failed', at: later })).toEqual({
      ...paid,
      back: { state: 'failed', at: later, ...who },
    });
  });

  it.each(feeBackStates)('is the same fee as before where it says %s again', (state) => {
    const fee = { ...paid, back: backAs(state) };
    expect(feeWithBack(fee, { state, at: later })).toBe(fee);
  });
});
