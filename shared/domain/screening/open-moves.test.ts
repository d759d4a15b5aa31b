import { describe, expect, it } from 'vitest';
import { aDraft, anOrder, aScreening } from '../../../test/support/application-data';
import { type Application, type Stage, stages } from './application';
import { openMoves } from './open-moves';
import type { ScreeningOrder } from './screening';
import { screeningStatuses as is, type ScreeningStatus } from './screening-statuses';

const at = '2026-06-02T00:00:00.000Z';
type Move = keyof ReturnType<typeof openMoves>;
const openTo = (application: Application, isChanger = true): Move[] =>
  (Object.entries(openMoves(application, { at, isChanger })) as [Move, boolean][]).flatMap(
    ([move, isOpen]) => (isOpen ? [move] : []),
  );

const fees = [{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@applicant.test', cents: 3_500 }];
const screened = (status: ScreeningStatus, order: Partial<ScreeningOrder> = {}): Application =>
  aDraft({ stage: 'submitted', screening: aScreening({ status, order: anOrder({ fees, ...order }) }) });
const partOf = { applicationId: 'apl_1', kind: 'guarantor' } as const;
const online = { how: 'online', at, paidBy: 'pi_1' } as const;

describe('the moves that staff see on an application', () => {
  it.each<[Stage, Move[]]>([
    ['draft', []],
    ['submitted', ['decide', 'order']],
    ['waiting', ['decide']],
    ['approved', []],
    ['declined', []],
  ])('are, while it is %s without a screening: %j', (stage, moves) => {
    expect(openTo(aDraft({ stage }))).toEqual(moves);
  });

  it.each<[keyof typeof is, Move[]]>([
    ['notStarted', ['decide', 'cancel']],
    ['started', ['decide', 'cancel']],
    ['consented', ['decide', 'cancel']],
    ['ordered', ['decide', 'cancel']],
    ['ready', ['decide', 'record_fee', 'pay_fee']],
    ['paid', ['decide']],
    ['canceled', ['decide', 'order']],
  ])('are, while its screening is %s: %j', (status, moves) => {
    expect(openTo(screened(is[status]))).toEqual(moves);
  });

  it('order a screening again once the last one has run out', () => {
    const screening = aScreening({ expiresAt: at });
    expect(openTo(aDraft({ stage: 'submitted', screening }))).toEqual(['decide', 'order']);
  });

  it('pay the fee of a report online only where the owner pays and there is something to pay', () => {
    const byHand = ['decide', 'record_fee'];
    expect(openTo(screened(is.ready, { chargeTo: 'applicant' }))).toEqual(byHand);
    expect(openTo(screened(is.ready, { fees: [] }))).toEqual(byHand);
  });

  it('decide no part of one person: it is decided with the application it belongs to', () => {
    expect(openTo(aDraft({ stage: 'submitted', partOf }))).toEqual(['order']);
    expect(openTo(aDraft({ stage: 'waiting', partOf }))).toEqual([]);
  });

  it('write an application fee down until it is settled, and send one back that was paid online', () => {
    const withFee = (fee: Application['fee']) => openTo(aDraft({ stage: 'declined', fee }));
    expect(withFee({ cents: 4_000 })).toEqual(['record_application_fee']);
    expect(withFee({ cents: 4_000, settled: online })).toEqual(['refund_application_fee']);
    expect(withFee({ cents: 4_000, settled: { how: 'waived', at } })).toEqual([]);
  });

  it('are none for who may change none', () => {
    const settled = { cents: 4_000, settled: online };
    for (const stage of stages)
      for (const fee of [undefined, { cents: 4_000 }, settled])
        expect(openTo(aDraft({ stage, fee }), false)).toEqual([]);
    for (const status of Object.values(is)) expect(openTo(screened(status), false)).toEqual([]);
  });
});
