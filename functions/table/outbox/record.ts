import * as z from 'zod';
import { messageTypes, notificationTypes } from '../../../shared/domain/notifications';
import { paymentFields } from '../billing/record';
import { separator } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** One partition for all organizations, which a job reads. */
export const outboxPartition = 'OUTBOX';

/** A notification that its reader also wants by mail. */
const notificationMail = () =>
  z.object({
    kind: z.literal('notification'),
    /** The reader's; empty for a mail to an owner. */
    userId: z.string(),
    /** Set for a mail to a rental owner, who may have no account. */
    ownerId: z.string().optional(),
    text: z.object({
      title: z.string(),
      description: z.string(),
      messageType: z.enum(messageTypes),
      type: z.enum(notificationTypes),
      link: z.string(),
    }),
  });

const planChoice = () => z.object({ planId: z.number(), annual: z.boolean() });

/** A mail about the plan to an organization's head. `name` is its event, mailed once. Instants are UTC. */
const planMail = () => {
  const name = z.string();
  const payment = z.object(paymentFields());
  return z.discriminatedUnion('kind', [
    z.object({ name, kind: z.literal('receipt'), payment }),
    z.object({ name, kind: z.literal('payment-failed'), payment }),
    z.object({ name, kind: z.literal('trial-ending'), days: z.number(), at: z.string(), planId: z.number() }),
    z.object({ name, kind: z.literal('renewal'), at: z.string(), plan: planChoice() }),
    z.object({ name, kind: z.literal('plan-starts'), at: z.string(), plan: planChoice() }),
    z.object({
      name,
      kind: z.literal('plan-changed'),
      from: planChoice(),
      to: planChoice(),
      /** When it takes effect; absent when it has. */
      at: z.string().optional(),
    }),
    z.object({
      name,
      kind: z.literal('ended'),
      why: z.enum(['trial', 'period', 'unpaid']),
      planId: z.number(),
    }),
  ]);
};

/** A complete mail to someone who may have no account. It contains a signer's link until it is sent. */
const letter = () =>
  z.object({
    kind: z.literal('letter'),
    to: z.string(),
    subject: z.string(),
    paragraphs: z.array(z.string()),
    button: z.object({ label: z.string(), address: z.string() }).optional(),
    closing: z.array(z.string()),
  });

/** Something to send, written in the transaction it reports. */
export const OutboxEntry = record({
  name: 'outbox',
  fields: () => ({
    /** UTC instant from which it may be sent. */
    dueAt: z.string(),
    organizationId: z.string(),
    entryId: z.string(),
    /** How many times it was claimed for sending. */
    tries: z.number(),
    message: z.discriminatedUnion('kind', [
      notificationMail(),
      z.object({ kind: z.literal('plan'), mail: planMail() }),
      /** To the person whose password somebody guesses; of no organization. */
      z.object({ kind: z.literal('guessing'), userId: z.string() }),
      letter(),
      /** Ties a lease's tenants to their accounts, and invites those who have just `signed`, by signer id. */
      z.object({ kind: z.literal('tenants'), leaseId: z.string(), signed: z.array(z.string()) }),
    ]),
  }),
  key: (entry: { dueAt: string; organizationId: string; entryId: string }) => ({
    pk: outboxPartition,
    sk: [entry.dueAt, entry.organizationId, entry.entryId].join(separator),
  }),
});
export type OutboxEntry = RecordOf<typeof OutboxEntry>;
export type OutboxMessage = OutboxEntry['message'];
export type EntryOf<K extends OutboxMessage['kind']> = OutboxEntry & {
  readonly message: Extract<OutboxMessage, { readonly kind: K }>;
};
export type PlanMail = EntryOf<'plan'>['message']['mail'];
