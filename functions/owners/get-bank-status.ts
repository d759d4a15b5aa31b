import type { Contract } from '../../shared/contract';
import { bankStateOf, missingInWords } from '../../shared/domain/ledger/owners/bank';
import { nameOf } from '../../shared/domain/names';
import { may } from '../../shared/domain/people/roles';
import { answer, type Handler } from '../runtime/handler';
import { findOwnerWithAccount } from './find-owner';

/** Reads our own record, which follows the provider's webhooks, so the screen does not wait for it. */
export const getBankStatus: Handler<Contract['owners']['getBankStatus']> = async (request, deps) => {
  const asked = { viewer: request.viewer, now: request.now, ownerId: request.params.id };
  const { owner, account } = await findOwnerWithAccount(asked, deps);
  return answer({
    owner_name: nameOf(owner),
    state: bankStateOf(account),
    missing: missingInWords(account?.missing ?? []),
    bank_name: account?.bank?.name ?? '',
    bank_last4: account?.bank?.last4 ?? '',
    updated_at: account?.updatedAt ?? '',
    may_change: may(request.viewer, { area: 'owners', level: 'change' }),
  });
};
