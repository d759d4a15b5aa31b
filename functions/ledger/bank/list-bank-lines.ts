import type { Contract } from '../../../shared/contract';
import { limits } from '../../../shared/domain/limits';
import type { Handler } from '../../runtime/handler';
import { type BankLine, refKey } from '../../table/bank/record';
import { placeOf } from '../../table/db/cursor';
import { cutPage } from '../../table/db/page';
import { matchedEntries } from './cash-entries';
import { findBank, permitBank } from './find-bank';

export const listBankLines: Handler<Contract['ledger']['listBankLines']> = async (request, deps) => {
  const { params, query } = request;
  permitBank(request, 'view');
  const account = await findBank(request, params.accountId, deps);
  const { from, to, limit = limits.listPage } = query;
  const [on = '', lineId = ''] = query.after === undefined ? [] : placeOf('bank', query.after);
  const after = query.after === undefined ? undefined : { on, lineId };
  const read = await deps.banks.lines({ ...account, from, to, after, limit: limit + 1 });
  const placeIn = ({ on: day, lineId: id }: BankLine) => [day, id] as const;
  const { shown: page, next } = cutPage(read, { list: 'bank', placeIn, limit });
  const refs = page.flatMap(({ entries }) => entries);
  const entryOf = await matchedEntries(account, refs, deps);
  const lines = page.map(({ entries, lineId: line_id, on: day, cents, text, check, state, reason }) => ({
    line_id,
    on: day,
    cents,
    text,
    check,
    state,
    reason,
    entries: entries.flatMap((ref) => entryOf.get(refKey(ref)) ?? []),
  }));
  return { success: 1, data: { lines, next } };
};
