import { notifications } from '../../shared/contract/notifications';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { getNotifications } from './get-notifications';
import { markRead } from './mark-read';

export const handlers = { getNotifications, markRead } satisfies Handlers<'notifications'>;

export const handler = feature(
  'notifications',
  { rows: notifications, handlers },
  depsFromEnv(withStores(() => import('./stores'))),
);
