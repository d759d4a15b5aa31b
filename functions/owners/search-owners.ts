import type { Contract } from '../../shared/contract';
import { limits } from '../../shared/domain/limits';
import type { Handler } from '../runtime/handler';
import { ownersSeen, readLine } from './owners-seen';

export const searchOwners: Handler<Contract['owners']['searchOwners']> = async (request, deps) => {
  const { search, after, limit = limits.listPage } = request.query;
  const ownerChanges = async () => (await request.organization()).ownerChanges;
  const { owners, next, reach } = await ownersSeen({ limit, ownerChanges, search, after }, request, deps);
  return { success: 1, data: { owners: owners.map((owner) => readLine(owner, reach)), next } };
};
