import type { Contract } from '../../shared/contract';
import { bankCents } from '../../shared/domain/ledger/bank/bank-lines';
import type { Handler } from '../runtime/handler';
import { cashEntries } from './cash-entries';
import { permitBank } from './find-bank';
import { nextEntries } from './next-entries';

/** Each is read with its match, and with what may have taken it back. */
const entriesPerPage = 200;

export const listCashEntries: Handler<Contract['ledger']['listCashEntries']> = async (request, deps) => {
  const { from, to, after } = request.query;
  permitBank(request, 'view');
  const { found, next } = await nextEntries(
    {
      ...{ call: request, days: { from, to }, after, most: entriesPerPage },
      isWanted: (entry) => bankCents(entry) !== 0,
    },
    deps,
  );
  return { success: 1, data: { entries: await cashEntries(found, deps), next } };
};
