import type { BankLine, CashEntry } from '../../../../../shared/contract/bank';

export const cashEntry = (over: Partial<CashEntry> = {}): CashEntry => ({
  ...{ entry_id: 'payment:1', book_id: 'lse_1', property_id: 'prp_1', on: '2026-10-03', type: 'payment' },
  ...{ cents: 145_000, property_title: 'Elm House', unit_number: '101', who: 'Nora Whitaker' },
  ...{ tenants: ['Nora Whitaker'], method: 'check', reference: '1042', is_matched: false, is_undone: false },
  ...over,
});

export const bankLine = (over: Partial<BankLine> = {}): BankLine => ({
  ...{ line_id: 'bln_1', on: '2026-10-05', cents: 145_000, text: 'DEPOSIT 1042', check: '' },
  ...{ state: 'open', reason: '', entries: [], ...over },
});
