import type { Contract } from '../../../shared/contract';
import { findBankReport } from '../../common/ledger/bank-report';
import type { Handler } from '../../runtime/handler';

/** The three-way report of a reconciliation as it was signed: bank, books, and whose the money is. */
export const getBankReport: Handler<Contract['ledger']['getBankReport']> = async (request, deps) => {
  const { viewer, params, query } = request;
  const { report } = await findBankReport({ viewer, ...params, ...query }, deps);
  return { success: 1, data: report };
};
