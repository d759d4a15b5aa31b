import { expect, it } from 'vitest';
import { balanceLine } from '../../../testing/ledger-samples';
import { latestText } from './latest';

const promised = { due_on: '2026-12-05', cents: 30_000 } as const;

it.each([
  ['money on its way before all else', { pending: 30_000, returned: '2026-11-26' }, true, '$300.00 pending'],
  [
    'a payment that came back after the reminder',
    { returned: '2026-11-26', reminded: '2026-11-25' },
    true,
    'Returned Nov 26',
  ],
  ['a late fee before an older reminder', { reminded: '2026-11-25' }, true, 'Late fee ready'],
  ['the reminder', { reminded: '2026-11-25', returned: '2026-11-02' }, false, 'Reminded Nov 25'],
  ['nothing of a reminder once all is paid', { reminded: '2026-11-25', past_due: 0 }, true, ''],
  ['autopay where nothing else is', { past_due: 0, autopay: '2026-12-01' }, false, 'Autopay Dec 01'],
  [
    'a promise that stands, before an older reminder',
    { promised: { ...promised, state: 'standing' }, reminded: '2026-11-25' },
    true,
    'Promised Dec 05',
  ],
  [
    'a promise that was not kept',
    { promised: { ...promised, state: 'broken' }, reminded: '2026-11-25' },
    true,
    'Promise broken',
  ],
  [
    'a reminder after a promise that was not kept',
    { promised: { ...promised, state: 'broken' }, reminded: '2026-12-06' },
    false,
    'Reminded Dec 06',
  ],
  [
    'nothing of a broken promise once all is paid',
    { promised: { ...promised, state: 'broken' }, past_due: 0 },
    false,
    '',
  ],
  ['nothing of a promise that was kept', { promised: { ...promised, state: 'kept' } }, false, ''],
  ['nothing', {}, false, ''],
] as const)('the latest of a lease is %s', (_, line, isReady, words) => {
  expect(latestText(balanceLine(line), isReady)).toBe(words);
});
