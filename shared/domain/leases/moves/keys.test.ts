import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { does, sent, signedLease, tried } from '../../../../test/support/leases/lease-story';
import { changeDraft } from '../draft/write-draft';
import { giveNotice } from './give-notice';
import { giveForwardingAddress, moveOut, returnKeys, surrender } from './keys';
import { renew } from './renew';

const leaving = does(signedLease('2026-01-10'), '2026-06-01', giveNotice, {
  by: 'tenants' as const,
  lastDay: '2026-07-31',
  reason: '',
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

  it('voids a renewal that is out, with or without an address', () => {
    const day = '2026-07-29';
    const ending = signedLease('2026-01-10', { fields: termFields({ to: '2026-07-31', atEnd: 'end' }) });
    let renewal = does(ending, '2026-07-01', renew, undefined);
    renewal = does(renewal, '2026-07-01', changeDraft, { term: 2, fields: { to: '2027-07-31' } });
    renewal = sent(renewal, '2026-07-01', 2);
    for (const address of ['', oak.address]) {
      const { lease, events } = does(renewal, '2026-07-30', returnKeys, { day, address });
      expect(lease.packets[1]?.voided?.why).toBe('keys-back');
      expect(events.at(-1)).toMatchObject({ kind: 'voided', term: 2, note: 'keys-back' });
    }
  });

  it('is refused where the keys are, for a day that has not come', () => {
    const out = { day: '2026-07-31', address: oak.address };
    const fields = { day: 'Choose a day of the lease up to today' };
    expect(tried(leaving, '2026-07-30', moveOut, out)).toEqual({ refused: 'bad-day', fields });
    const address = { address: oak.address, givenOn: '2026-07-31' };
    expect(tried(leaving, '2026-07-30', giveForwardingAddress, address)).toEqual({
      refused: 'bad-day',
      fields,
    });
    expect(tried(back, '2026-07-30', returnKeys, out)).toEqual({ refused: 'keys-back' });
  });
});
