import type { Contract } from '../../shared/contract';
import type { OwnerLine } from '../../shared/contract/owners';
import { sumOf } from '../../shared/domain/ledger/accounts';
import { may } from '../../shared/domain/people/permissions';
import { isInOwnerView } from '../../shared/domain/portfolio/owner-list';
import { answer, type Handler } from '../runtime/handler';
import { ownerLines, ownersLeft } from './owners-left';

/** Reads every owner and ledger once; they may lag. */
export const countOwners: Handler<Contract['owners']['countOwners']> = async (request, deps) => {
  const left = await ownersLeft(request.query, request, deps);
  const lines = await ownerLines(left, { balance: true, holdings: false }, request, deps);
  const seesMoney = may(request.viewer, { area: 'money', level: 'view' });
  const ofView = (some: readonly OwnerLine[]) => ({
    count: some.length,
    ...(seesMoney && { balance: sumOf(some.map(({ balance = 0 }) => balance)) }),
  });
  const views = {
    all: ofView(lines),
    owed: ofView(lines.filter((line) => isInOwnerView('owed', line))),
    'bank-missing': ofView(lines.filter((line) => isInOwnerView('bank-missing', line))),
  };
  return answer({ views });
};
