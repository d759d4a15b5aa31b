import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../../api/client';
import { balanceSource } from './balance-source';

afterEach(() => vi.restoreAllMocks());

it('writes who owes what as a file, page by page, with the filter of the screen [RTE-02]', async () => {
  const lease = {
    ...{ lease_id: 'lse_1', unit_id: 'unt_1', unit_number: '101', property_id: 'prp_1' },
    ...{ property_title: 'Elm House', tenants: ['Theo Barnes', 'Kim Diaz'] },
    ...{ balance: -101, past_due: 202, prepaid: 303, deposit_held: 404 },
    aging: { upcoming: 1, days30: 2, days60: 3, days90: 4, older: 5 },
  };
  const asked = vi
    .spyOn(api.ledger, 'listBalances')
    .mockResolvedValue({ success: 1, data: { leases: [lease], next: 'c2' } } as never);
  const { header, page, what } = balanceSource({ search: 'elm', after: 'x' });
  expect([what, header]).toEqual([
    'balances',
    [
      ...['Property', 'Unit', 'Tenants', 'Not due yet', '1–30 days', '31–60 days', '61–90 days'],
      ...['Over 90 days', 'Past due', 'Prepaid', 'Deposit held', 'Balance'],
    ],
  ]);
  const { signal } = new AbortController();
  expect(await page('c1', signal)).toEqual({
    next: 'c2',
    lines: [
      [
        ...['Elm House', '101', 'Theo Barnes, Kim Diaz', '0.01', '0.02', '0.03', '0.04', '0.05'],
        ...['2.02', '3.03', '4.04', '(1.01)'],
      ],
    ],
  });
  expect(asked).toHaveBeenCalledWith({ query: { search: 'elm', limit: 100, after: 'c1' } }, { signal });
});
