import { profile as rows } from '../../shared/contract/profile';
import { change } from '../runtime/change';

/** Mails about money and security ignore these choices (common/notifications, common/billing). */
export const savePreferences = change(rows.savePreferences, {
  act: async ({ viewer, body }, deps) => {
    await deps.accounts.chooseNotifications({ userId: viewer.userId, choices: body });
    return { success: 1 };
  },
});
