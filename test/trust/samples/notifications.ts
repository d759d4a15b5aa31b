import { notifyEveryone } from '../support/notifications';
import type { SamplesOf } from './making';

export const notifications: SamplesOf<'notifications'> = {
  getNotifications: {
    names: ['role'],
    input: ({ id }) => ({ params: { userRoleId: id('role') }, query: {} }),
  },
  markRead: {
    names: ['notification'],
    input: async (making) => {
      await notifyEveryone(making);
      return { body: { id: making.id('notification') } };
    },
  },
  markAllRead: {
    input: async (making) => {
      await notifyEveryone(making);
      return { body: {} };
    },
  },
};
