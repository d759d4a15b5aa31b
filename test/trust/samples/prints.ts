import { seesBank } from '../../../shared/domain/ledger/bank/bank-reach';
import { isStaff } from '../../../shared/domain/people/permissions';
import { newCheck, newReconciliation } from '../support/bank-accounts';
import { rentOwed, rentPaid } from '../support/ledger';
import { newRequestIn } from '../support/requests';
import type { SamplesOf } from './making';

export const prints: SamplesOf<'prints'> = {
  printTables: {
    input: ({ fresh }) => ({
      body: {
        title: `Report ${fresh}`,
        about: ['As of May 31, 2026'],
        closing: 'Cash basis',
        tables: [
          {
            title: 'Maple Court',
            sums: [{ label: 'Balance', amount: '$0.00' }],
            columns: [
              { header: 'Unit', is_amount: false },
              { header: 'Balance', is_amount: true },
            ],
            rows: [['1', '$0.00']],
            totals: ['Total', '$0.00'],
          },
        ],
      },
    }),
  },
  printBankReport: {
    names: ['bank'],
    allows: seesBank,
    makes: true,
    input: async (making) => {
      const { account_id: accountId, through } = await newReconciliation(making);
      return { params: { accountId, through } };
    },
  },
  printChecks: {
    names: ['bank'],
    allows: seesBank,
    makes: true,
    input: async (making) => {
      const { account_id, number } = await newCheck(making);
      return { body: { account_id, numbers: [number], layout: 'top' as const, right: 0, down: 0 } };
    },
  },
  printReceipt: {
    names: ['myLease'],
    makes: true,
    input: async (making) => ({ params: await rentPaid(making) }),
  },
  printWorkOrder: {
    names: ['property'],
    allows: isStaff,
    makes: true,
    input: async (making) => ({
      params: { id: (await newRequestIn(making, making.id('property'), 'accepted')).request_id },
    }),
  },
  printJobOrder: {
    input: async (making) => {
      const { token } = await newRequestIn(making, making.scene.home.properties.shown, 'accepted');
      return { body: { token } };
    },
  },
  printMyStatement: {
    names: ['myLease'],
    makes: true,
    input: async (making) => ({
      params: { leaseId: await rentOwed(making) },
      query: { from: '2026-01-01', to: '2026-12-31' },
    }),
  },
};
