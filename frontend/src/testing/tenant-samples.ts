import type { TenantRecordShown } from '../../../shared/contract/tenant-records';

/** What is kept about a tenant, with nothing filled in yet. */
export const tenantRecord = (over: Partial<TenantRecordShown> = {}): TenantRecordShown => ({
  version: 0,
  phones: [],
  mailing: '',
  language: '',
  vehicles: [],
  insurance: [],
  since: '2026-12-01',
  today: '2026-12-10',
  occupants: [],
  pets: [],
  parking: '',
  notes: [],
  reminded: '',
  may_change: true,
  ...over,
});

/** The same with every part filled in. */
export const fullRecord = (over: Partial<TenantRecordShown> = {}): TenantRecordShown =>
  tenantRecord({
    version: 3,
    phones: [
      { kind: 'mobile', number: '6145550142' },
      { kind: 'work', number: '6145550143' },
    ],
    emergency: { name: 'Pat Barnes', relation: 'Sister', number: '6145550190' },
    mailing: 'PO Box 9, Columbus, OH 43004',
    language: 'Spanish',
    vehicles: [{ description: '2019 Honda Civic', plate: 'JKV 4410', state: 'OH' }],
    insurance: [{ carrier: 'Lemonade', policy: 'LM-20419', cents: 10_000_000, ends: '2026-12-14' }],
    occupants: ['Mia Barnes'],
    pets: [{ kind: 'dog', name: 'Otis', description: '32 lb' }],
    parking: 'Space 12',
    notes: [
      {
        note_id: 'tno_3',
        kind: 'promise',
        text: 'Gets paid on Friday',
        promise: { due_on: '2026-12-12', cents: 30_000, state: 'standing' },
        added_at: '2026-12-03T10:00:00.000Z',
        added_by: 'Olivia Grant',
        may_delete: false,
      },
      {
        note_id: 'tno_1',
        kind: 'call',
        text: 'Asked to pay the rest on Dec 05',
        added_at: '2026-12-02T10:00:00.000Z',
        added_by: 'Marcus Reed',
        may_delete: true,
      },
      {
        note_id: 'tno_2',
        kind: 'note',
        text: 'Prefers texts',
        added_at: '2026-12-01T10:00:00.000Z',
        added_by: 'Olivia Grant',
        may_delete: false,
      },
    ],
    pays: {
      months: [
        { month: '2026-09', state: 'on-time' },
        { month: '2026-10', state: 'late' },
        { month: '2026-11', state: 'open' },
        { month: '2026-12', state: 'due' },
      ],
      late_fees: 5000,
      usual: { method: 'transfer', day: 2 },
    },
    reminded: '2026-12-06',
    ...over,
  });
