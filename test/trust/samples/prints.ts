import type { SamplesOf } from './making';

export const prints: SamplesOf<'prints'> = {
  printTables: {
    input: ({ fresh }) => ({
      body: {
        ...{ title: `Report ${fresh}`, about: ['As of May 31, 2026'], closing: 'Cash basis' },
        tables: [
          {
            ...{ title: 'Maple Court', sums: [{ label: 'Balance', amount: '$0.00' }] },
            columns: [
              { header: 'Unit', is_amount: false },
              { header: 'Balance', is_amount: true },
            ],
            ...{ rows: [['1', '$0.00']], totals: ['Total', '$0.00'] },
          },
        ],
      },
    }),
  },
};
