import { profile as rows } from '../../shared/contract/profile';
import { change } from '../runtime/change';

/** Where the caller is told of what. Mails about money and safety do not ask (functions/common/notifications, functions/common/billing). */
export const savePreferences = change(rows.savePreferences, {
  act: async ({ viewer, body }, deps) => {
    await deps.accounts.chooseNotifications({ userId: viewer.userId, choices: body });
    return { success: 1 };
  },
});
