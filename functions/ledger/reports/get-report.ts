import type { Contract } from '../../../shared/contract';
import type { Handler } from '../../runtime/handler';
import { ledgerReport } from './ledger-report';
import { rentRoll } from './rent-roll';

/** A part of a report: rows of the next ledgers, or of the next leases. The caller asks on and adds up. */
export const getReport: Handler<Contract['ledger']['getReport']> = async (request, deps) => {
  const { report } = request.query;
  const data =
    report === 'rent-roll' ? await rentRoll(request, deps) : await ledgerReport(report, request, deps);
  return { success: 1, data };
};
