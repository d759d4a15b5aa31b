import type { OutgoingMail } from '../gateways/mail/mail';
import type { NewNotification } from '../table/notifications/writes';

/** The mail of an outbox entry, and the notifications to write once it is sent. */
export type Composed = { readonly mail: OutgoingMail; readonly told?: readonly NewNotification[] };
