import type { OwnerLedger, StatementLine } from '../../../shared/contract/owner-money';

const part = {
  property_id: 'prp_1',
  property_title: 'Elm House',
  unit_number: '',
  vendor: '',
  note: '',
  is_late: false,
};

/** An owner's year with a rent, an expense and a distribution, the newest first. */
export const year: OwnerLedger = {
  owner_id: 'own_1',
  year: '2026',
  to: '2026-06-15',
  beginning: 10_000,
  ending: 95_000,
  paid: 40_000,
  rents: 145_000,
  has_more: false,
  lines: [
    {
      ...part,
      on: '2026-06-10',
      section: 'distributions',
      type: 'distribution',
      kind: 'distribution',
      cents: -40_000,
      whole: -40_000,
      balance: 95_000,
    },
    {
      ...part,
      on: '2026-06-05',
      section: 'expenses',
      type: 'expense',
      kind: 'expense',
      vendor: 'Ace',
      category: 'repairs',
      cents: -20_000,
      whole: -20_000,
      balance: 135_000,
    },
    {
      ...part,
      on: '2026-06-01',
      section: 'receipts',
      type: 'payment',
      kind: 'rent',
      unit_number: '2',
      cents: 145_000,
      whole: 145_000,
      balance: 155_000,
    },
  ],
};

export const issued: StatementLine = {
  owner_id: 'own_1',
  owner_name: 'Ada Vale',
  month: '2026-05',
  from: '2026-05-01',
  to: '2026-05-31',
  ending: 10_000,
  issued_at: '2026-06-02T10:00:00.000Z',
};
