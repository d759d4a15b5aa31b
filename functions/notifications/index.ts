import { notifications } from '../../shared/contract/notifications';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { getNotifications } from './get-notifications';
import { markRead } from './mark-read';

export const handlers = { getNotifications, markRead } satisfies Handlers<'notifications'>;

export const handler = feature('notifications', { rows: notifications, handlers });
