import type { Contract } from '../../../shared/contract';
import { firstBank } from '../../../shared/domain/ledger/accounts';
import { bankCents } from '../../../shared/domain/ledger/bank/bank-lines';
import { isBroughtCash } from '../../../shared/domain/ledger/openings/opening-sources';
import type { Handler } from '../../runtime/handler';
import { nextEntries } from '../reports/next-entries';
import { cashEntries } from './cash-entries';
import { findBank, permitBank } from './find-bank';

/** Each is read with its match, and with what may have taken it back. */
const entriesPerPage = 200;

export const listCashEntries: Handler<Contract['ledger']['listCashEntries']> = async (request, deps) => {
  const { account_id, from, to, after } = request.query;
  permitBank(request, 'view');
  const code = account_id === undefined ? firstBank : (await findBank(request, account_id, deps)).code;
  const { found, next } = await nextEntries(
    {
      call: request,
      days: { from, to },
      after,
      most: entriesPerPage,
      isWanted: (entry) => bankCents(entry, code) !== 0 && !isBroughtCash(entry),
    },
    deps,
  );
  return { success: 1, data: { entries: await cashEntries({ code, found }, deps), next } };
};
