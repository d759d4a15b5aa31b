import type { ExpenseCategory } from './owner-money';

export const categoryWords: Record<ExpenseCategory, string> = {
  repairs: 'Repairs',
  cleaning: 'Cleaning',
  landscaping: 'Landscaping',
  utilities: 'Utilities',
  insurance: 'Insurance',
  taxes: 'Taxes',
  association: 'Association dues',
  legal: 'Legal and professional',
  supplies: 'Supplies',
  other: 'Other',
};
