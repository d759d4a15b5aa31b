import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';

/** Where the caller is told of what. Mails about money and safety do not ask (functions/runtime/told, functions/billing). */
export const savePreferences: Handler<Contract['profile']['savePreferences']> = async (
  { viewer, body },
  deps,
) => {
  await deps.profiles.choose({ userId: viewer.userId, choices: body });
  return { success: 1 };
};
