import { describe, expect, it } from 'vitest';
import { type SeenPayment, unsettledState } from './online-facts';

const until = '2026-07-01T12:00:00.000Z';
/** `seen` is how the provider says it stands, `page` its checkout page. */
type Told = { seen?: string; page?: string; isAuto?: true; failure?: string };
const stateAt = (now: string, { seen, page, ...online }: Told) =>
  unsettledState(
    { online: { until, ...online }, seen: seen && { status: seen }, page } as unknown as SeenPayment,
    new Date(now),
  );
const before = '2026-07-01T11:59:59.999Z';

describe('a payment without money at the provider', () => {
  it.each<[string, string, Told, string]>([
    ['is begun until its last instant', before, {}, 'initiated'],
    ['is over from that instant on', until, {}, 'expired'],
    ['is over when its page is, however early', before, { page: 'expired' }, 'expired'],
    ['goes by its page while that is open, however late', until, { page: 'open' }, 'initiated'],
    ['is on its way when the provider says so', until, { seen: 'processing', page: 'expired' }, 'pending'],
    ['failed when the provider says so', before, { seen: 'failed' }, 'failed'],
    [
      'failed when its page is complete and no money comes',
      before,
      { seen: 'open', page: 'complete' },
      'failed',
    ],
    [
      'is begun while its card is tried again on its page',
      before,
      { seen: 'open', page: 'open' },
      'initiated',
    ],
    ['failed when a debit without a page was tried', before, { seen: 'open', isAuto: true }, 'failed'],
    ['is begun while the provider knows nothing of a debit', before, { isAuto: true }, 'initiated'],
    ['failed when the provider refused to begin it', before, { failure: 'No money' }, 'failed'],
  ])('%s', (_, now, told, state) => {
    expect(stateAt(now, told)).toBe(state);
  });
});
