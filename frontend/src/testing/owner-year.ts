import type { OwnerLedger, OwnerYear, StatementLine } from '../../../shared/contract/owner-money';

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

const figures: OwnerYear['totals'] = {
  beginning: 10_000,
  lines: [
    {
      line: 3,
      cents: 150_000,
      parts: [
        { of: 'rent', cents: 145_000 },
        { of: 'late', cents: 5_000 },
      ],
    },
    { line: 7, cents: 3_000, parts: [{ of: 'expense/landscaping', cents: 3_000 }] },
    { line: 11, cents: 8_000, parts: [{ of: 'management', cents: 8_000 }] },
    { line: 14, cents: 20_000, parts: [{ of: 'expense/repairs', cents: 20_000 }] },
    {
      line: 19,
      cents: 1_200,
      parts: [
        { of: 'expense/other', cents: 1_000 },
        { of: 'bank', cents: 200 },
      ],
    },
  ],
  rents: 150_000,
  expenses: 32_200,
  other_income: 50,
  net: 117_850,
  contributions: 0,
  distributions: 40_000,
  adjustments: -100,
  ending: 87_750,
};
const none: OwnerYear['totals'] = {
  beginning: 500,
  lines: [],
  rents: 0,
  expenses: 0,
  other_income: 0,
  net: 0,
  contributions: 0,
  distributions: 0,
  adjustments: 0,
  ending: 500,
};

/** The same owner's year by the lines of Schedule E, with a property where nothing moved. */
export const taxYear: OwnerYear = {
  owner_id: 'own_1',
  owner_name: 'Ada Vale',
  organization: 'Northgate Homes',
  is_own: false,
  year: '2026',
  to: '2026-06-15',
  properties: [
    { property_id: 'prp_1', property_title: 'Elm House', ...figures },
    { property_id: 'prp_2', property_title: 'Oak House', ...none },
  ],
  totals: { ...figures, beginning: 10_500, ending: 88_250 },
  statements: {
    count: 5,
    stored: 70_000,
    earlier: 2_000,
    later: 0,
    unstated: 9_750,
    late: [
      {
        ...part,
        on: '2025-12-20',
        section: 'receipts',
        type: 'payment',
        kind: 'rent',
        unit_number: '2',
        cents: 2_000,
        whole: 2_000,
        month: '2026-01',
      },
    ],
    has_more: false,
  },
  ties: [
    {
      name: 'The balances of all properties',
      figures: [
        { label: 'Beginning balance with all that came and went', cents: 88_250 },
        { label: 'Ending balance', cents: 88_250 },
      ],
    },
    {
      name: 'Statements and entries',
      figures: [
        { label: 'Statements issued for the year', cents: 70_000 },
        { label: 'Entries on them', cents: 70_000 },
      ],
    },
  ],
};
