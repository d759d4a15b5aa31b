import type { OutgoingMail } from '../gateways/mail';
import type { NewNotification } from '../table/notifications/writes';

/** The mail of an entry of the outbox, and who is told of it under the bell once it was sent. */
export type Composed = { readonly mail: OutgoingMail; readonly told?: readonly NewNotification[] };
