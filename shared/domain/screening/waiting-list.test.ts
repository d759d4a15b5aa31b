import { describe, expect, it } from 'vitest';
import { aDraft } from '../../../test/support/application-data';
import { type Stage, stages } from './application';
import { isUndecided, moveOnWaitingList, type WaitingMove } from './waiting-list';

describe('the waiting list', () => {
  it('is among the stages in which nobody has decided yet', () => {
    expect(stages.filter(isUndecided)).toEqual(['draft', 'submitted', 'waiting']);
  });

  it.each<[WaitingMove, Stage]>([
    ['waiting', 'submitted'],
    ['submitted', 'waiting'],
  ])('makes an application %s that was %s, and no other one', (to, from) => {
    expect(moveOnWaitingList(aDraft({ stage: from }), to)).toEqual(aDraft({ stage: to }));
    for (const stage of stages.filter((one) => one !== from))
      expect(moveOnWaitingList(aDraft({ stage }), to)).toEqual({ refused: 'application-closed' });
  });
});
