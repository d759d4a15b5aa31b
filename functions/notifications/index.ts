import { notifications } from '../../shared/contract/notifications';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { getNotifications } from './get-notifications';
import { markAllRead } from './mark-all-read';
import { markRead } from './mark-read';

export const handlers = { getNotifications, markAllRead, markRead } satisfies Handlers<'notifications'>;

export const gateways = {};

export const handler = feature('notifications', { rows: notifications, handlers }, depsFromEnv(gateways));
