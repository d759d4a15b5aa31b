import type { Contract } from '../../../shared/contract';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { firstDayAfter } from '../../../shared/domain/ledger/bank/reconcile';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { refuse } from '../../../shared/wire/refusals';
import { shownItem } from '../../common/ledger/bank-report';
import type { Handler } from '../../runtime/handler';
import { findBank, permitBank } from './find-bank';
import { readReconciliation, standingOf } from './read-reconciliation';

/**
 * Where the reconciliation of some days stands: the book, what is outstanding, and what the difference is
 * made of.
 */
export const getReconciliation: Handler<Contract['ledger']['getReconciliation']> = async (request, deps) => {
  const { params, query, now } = request;
  permitBank(request, 'view');
  const account = await findBank(request, params.accountId, deps);
  const { through } = query;
  const from = firstDayAfter(account.through);
  if (through < from || through > lastEndedDay(now))
    throw refuse('bad-day', { fields: { through: 'Choose the last day of this statement' } });
  const found = await readReconciliation({ account, through }, deps);
  const { facts, isFirst, before } = found;
  const lines = sumOf(
    facts.lines.map(({ on, state, cents }) => (on <= through && state !== 'removed' ? cents : 0)),
  );
  // Every earlier entry is listed; a person takes off what the bank had.
  const all = standingOf(found, { ending: facts.beginning + lines, outstanding: keysOf(facts.movements) });
  const { openLines, asideLines, misdatedLines, parts } = all;
  return {
    success: 1,
    data: {
      from,
      is_first: isFirst,
      beginning: facts.beginning,
      lines,
      book: facts.book,
      open_lines: openLines,
      aside_lines: asideLines,
      misdated_lines: misdatedLines,
      open: parts.open,
      aside: parts.aside,
      misdated: parts.misdated,
      items: [...all.inTransit, ...all.outstanding].map((item) =>
        shownItem(item, { isChoice: item.isChoice, isLeft: !before.has(item.key) }),
      ),
    },
  };
};

const keysOf = (movements: readonly { readonly key: string }[]): Set<string> =>
  new Set(movements.map(({ key }) => key));
