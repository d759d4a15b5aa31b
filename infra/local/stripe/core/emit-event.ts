import { type Context, hour } from './context';
import { newId } from './ids';
import type { Delivery, WebhookMode } from './kinds';
import type { Objects } from './store';
import { apiVersion, type Event, type EventType } from './wire';

export const webhookModeOf = (platform: Objects): WebhookMode =>
  platform.get('switches', 'switches')?.webhooks ?? 'normal';

/** How long an event waits in the mode `late`. */
const lateDelay = hour;

function planDelivery({ platform, now }: Context, event: Event): void {
  const mode = webhookModeOf(platform);
  const delivery = (): Delivery => ({
    id: newId('delivery'),
    event: event.id,
    type: event.type,
    body: JSON.stringify(event),
    state: mode === 'never' ? 'withheld' : 'pending',
    createdAt: now,
    nextAt: mode === 'late' ? now + lateDelay : now,
    attempts: [],
  });
  platform.put('delivery', delivery());
  if (mode === 'duplicate') platform.put('delivery', delivery());
}

/** Plans a webhook event with the object's current state. */
export const emit = (context: Context, type: EventType, object: object): void =>
  planDelivery(context, {
    id: newId('event'),
    object: 'event',
    api_version: apiVersion,
    created: context.now,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    ...(context.account !== '' && { account: context.account }),
  });
