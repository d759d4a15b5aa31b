import type { Contract } from '../../shared/contract';
import { roleIds } from '../../shared/domain/people/roles';
import type { Handler } from '../runtime/handler';

/** Role labels and their ids, public (API-10). */
export const getRoles: Handler<Contract['users']['getRoles']> = async () => ({
  success: 1,
  data: [roleIds],
});
