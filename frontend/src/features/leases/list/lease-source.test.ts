import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../../api/client';
import { leaseSource } from './lease-source';

afterEach(() => vi.restoreAllMocks());

it('writes the leases of a tab as a file, page by page, with the rent in dollars', async () => {
  const lease = {
    ...{ lease_id: 'lse_1', property_title: 'Elm House', unit_number: '101' },
    ...{ tenants: ['Theo Barnes', 'Kim Diaz'], status: 'sent', from: '2026-01-01', rent: 145_005 },
    next_step: { kind: 'none' },
  };
  const asked = vi.spyOn(api.leases, 'listLeases').mockResolvedValue({
    success: 1,
    data: { leases: [lease, { ...lease, to: '2026-12-31' }], next: 'c2' },
  } as never);
  const { header, page, what } = leaseSource({ search: 'elm', tab: 'out', after: 'x' });
  expect([what, header]).toEqual([
    'leases',
    ['Property', 'Unit', 'Tenants', 'Status', 'First day', 'Last day', 'Monthly rent', 'Next step'],
  ]);
  const { signal } = new AbortController();
  const { lines, next } = await page('c1', signal);
  expect(next).toBe('c2');
  expect(lines.map((line) => line.slice(0, 7))).toEqual([
    ['Elm House', '101', 'Theo Barnes, Kim Diaz', 'Out for signature', '2026-01-01', '', '1450.05'],
    ['Elm House', '101', 'Theo Barnes, Kim Diaz', 'Out for signature', '2026-01-01', '2026-12-31', '1450.05'],
  ]);
  expect(asked).toHaveBeenCalledWith(
    { query: { search: 'elm', tab: 'out', limit: 100, after: 'c1' } },
    { signal },
  );
});
