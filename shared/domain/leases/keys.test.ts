import { describe, expect, it } from 'vitest';
import { does, signedLease, tried } from '../../../test/support/leases/lease-story';
import { giveNotice } from './give-notice';
import { moveOut, returnKeys, surrender } from './keys';

const leaving = does(signedLease('2026-01-10'), '2026-06-01', giveNotice, {
  ...{ by: 'tenants' as const, lastDay: '2026-07-31', reason: '' },
});
const back = does(leaving, '2026-07-28', surrender, { day: '2026-07-27' });
const oak = { address: '7 Oak St', givenOn: '2026-07-30' };

describe('a signed move-out report', () => {
  it.each([
    ['gives the keys back', leaving, '', { on: '2026-07-29', forwarding: undefined }],
    ['gives them back with an address', leaving, ' 7 Oak St ', { on: '2026-07-29', forwarding: oak }],
    ['leaves keys that are back as they are', back, '  ', { on: '2026-07-27', forwarding: undefined }],
    [
      'adds only the address to keys that are back',
      back,
      ' 7 Oak St ',
      { on: '2026-07-27', forwarding: oak },
    ],
  ])('%s', (_, story, address, { on, forwarding }) => {
    const { lease } = does(story, '2026-07-30', moveOut, { day: '2026-07-29', address });
    expect([lease.surrenders.map((keys) => keys.on), lease.forwarding]).toEqual([[on], forwarding]);
  });

  it('is refused where the keys are, for a day that has not come', () => {
    const out = { day: '2026-07-31', address: oak.address };
    expect(tried(leaving, '2026-07-30', moveOut, out)).toMatchObject({ refused: 'bad-day' });
    expect(tried(back, '2026-07-30', returnKeys, out)).toEqual({ refused: 'keys-back' });
  });
});
