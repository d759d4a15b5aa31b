import type { Contract } from '../../../shared/contract';
import { findMyAutopay } from '../../common/autopay/find-my-autopay';
import { answer, type Handler } from '../../runtime/handler';
import { myMethods, readMethod } from './my-methods';

export const listMyMethods: Handler<Contract['ledger']['listMyMethods']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const { leaseId } = params;
  const { autopay, mode } = await findMyAutopay({ viewer, now, leaseId }, deps);
  const methods = await myMethods({ viewer, leaseId, autopay }, deps);
  return answer({ methods: methods.map(readMethod), is_offered: mode !== 'off' });
};
