import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../../api/client';
import { tenantSource } from './tenant-source';

afterEach(() => vi.restoreAllMocks());

it('writes the tenants that the search lets through as a file, page by page', async () => {
  const tenant = {
    ...{ tenant_id: 'tnt_1', name: 'Theo Barnes', email: 'theo@x.test', mobile_number: '+16145550142' },
    ...{ property_title: 'Elm House', unit_number: '101', status: 'month-to-month', from: '2026-01-01' },
    access: 'invited',
  };
  const asked = vi.spyOn(api.tenants, 'listTenants').mockResolvedValue({
    success: 1,
    data: { tenants: [tenant, { ...tenant, to: '2026-12-31', access: 'suspended' }], next: 'c2' },
  } as never);
  const { header, page, what } = tenantSource({ search: 'theo', after: 'x' });
  expect([what, header]).toEqual([
    'tenants',
    ['Name', 'Email', 'Mobile', 'Property', 'Unit', 'Lease', 'First day', 'Last day', 'Account'],
  ]);
  const { signal } = new AbortController();
  const line = ['Theo Barnes', 'theo@x.test', '+16145550142', 'Elm House', '101', 'Month-to-month'];
  expect(await page('c1', signal)).toEqual({
    next: 'c2',
    lines: [
      [...line, '2026-01-01', '', 'Invited'],
      [...line, '2026-01-01', '2026-12-31', 'No access'],
    ],
  });
  expect(asked).toHaveBeenCalledWith({ query: { search: 'theo', limit: 100, after: 'c1' } }, { signal });
});
