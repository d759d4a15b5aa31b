import { describe, expect, it } from 'vitest';
import type { StoredReport } from '../../table/leases/record';
import { ownRemarks } from './own-remarks';

const [before, now] = ['2026-07-01T12:00:00.000Z', new Date('2026-07-02T12:00:00.000Z')];
const item = (id: string) => ({ id, name: id, condition: 'good' as const, note: '', photos: [] });
const noras = { by: 'nora', name: 'Nora Whitaker', at: before, item: 'sink', note: 'A scratch' };
const omars = { by: 'omar', name: 'Omar Diaz', at: before, item: 'door', note: 'Dust', photos: [] };
const stored: StoredReport = {
  organizationId: 'org_one',
  leaseId: 'lse_1',
  kind: 'in',
  version: 1,
  deductions: [],
  remarks: [{ ...noras, photos: ['a.jpg'] }, omars],
  report: {
    day: '2026-07-01',
    keys: '2',
    meters: [],
    address: '',
    rooms: [{ id: 'kitchen', name: 'Kitchen', items: [item('sink'), item('door')] }],
  },
};
const said = { item: 'sink', note: 'A scratch', photos: ['a.jpg'] };
const remarked = (remarks: readonly (typeof said)[]) =>
  ownRemarks(
    stored,
    { id: 'nora', name: 'Nora Whitaker', now },
    { remarks, take: async (names) => [...names] },
  );

describe('a tenant’s remark', () => {
  it.each([
    ['keeps its time as it is', {}, before],
    ['keeps it but for blanks around the words', { note: ' A scratch ' }, before],
    ['is new with other words', { note: 'A deep scratch' }, now.toISOString()],
    ['is new with another photo', { photos: ['b.jpg'] }, now.toISOString()],
    ['is new about another thing', { item: 'door' }, now.toISOString()],
    [
      'is new where somebody else said the same',
      { item: 'door', note: 'Dust', photos: [] },
      now.toISOString(),
    ],
  ])('%s', async (_, over, at) => {
    const remark = { ...said, ...over };
    const own = { ...remark, by: 'nora', name: 'Nora Whitaker', note: remark.note.trim(), at };
    expect(await remarked([remark])).toEqual([omars, own]);
  });

  it('goes when it is not said again, and the others’ stay', async () => {
    expect(await remarked([])).toEqual([omars]);
  });

  it('is refused for a thing that is not in the report', async () => {
    await expect(remarked([{ ...said, item: 'roof' }])).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { roof: 'This is not in the report' } },
    });
  });
});
