import type { Contract } from '../../shared/contract';
import { threeWayPaper } from '../../shared/domain/ledger/bank/three-way-paper';
import { findBankReport } from '../common/ledger/bank-report';
import { answer, type Handler } from '../runtime/handler';
import { printPaper } from './print-paper';

/** The three-way report of a reconciliation, from what was kept when it was signed. */
export const printBankReport: Handler<Contract['prints']['printBankReport']> = async (request, deps) => {
  // Layout takes a processor a while, so it waits for the session check first.
  await request.session();
  const { viewer, now, params } = request;
  const { account, statement, report } = await findBankReport({ viewer, ...params }, deps);
  const { name, last4 } = account;
  const { from, through } = statement;
  const called = last4 === '' ? name : `${name} ••${last4}`;
  const paper = threeWayPaper({ account: called, from, through }, report);
  const organization = await request.organization();
  return answer({ pdf: await printPaper(paper, { organization, now }, deps) });
};
