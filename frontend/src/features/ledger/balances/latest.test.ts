import { expect, it } from 'vitest';
import { balanceLine } from '../../../testing/ledger-samples';
import { latestText } from './latest';

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
  ['nothing', {}, false, ''],
] as const)('the latest of a lease is %s', (_, line, isReady, words) => {
  expect(latestText(balanceLine(line), isReady)).toBe(words);
});
