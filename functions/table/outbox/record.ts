import * as z from 'zod';
import { messageTypes, notificationTypes } from '../../../shared/domain/notifications/notifications';
import { paymentFields } from '../billing/record';
import { separator, sha256 } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** Four partitions for all organizations, which a job reads. */
export const outboxPartitions = ['0', '1', '2', '3'].map((shelf) => `OUTBOX#${shelf}`);

/** An organization's, which it shares with a quarter of the others. */
export const outboxPartition = (organizationId: string): string => {
  const hash = Number.parseInt(sha256(organizationId).slice(0, 8), 16);
  return outboxPartitions[hash % outboxPartitions.length] ?? '';
};

/** By organization first, so that a read can jump over the rest of one. */
export const outboxPlace = (entry: { organizationId: string; dueAt: string; entryId: string }): string =>
  [entry.organizationId, entry.dueAt, entry.entryId].join(separator);

/** A notification that its reader also wants by mail. */
const notificationMail = () =>
  z.object({
    kind: z.literal('notification'),
    /** The reader's; empty for a mail to an owner. */
    userId: z.string(),
    /** Set for a mail to a rental owner, who may have no account. */
    ownerId: z.string().optional(),
    /** Not chosen: it concerns the reader's money. */
    isNeeded: z.boolean().optional(),
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
    /** Where answers go; absent for mails nobody answers. */
    replyTo: z.string().optional(),
    /** An iCalendar file that goes along. */
    calendar: z.string().optional(),
    /** The signer that it invites: a bounce is shown on the lease. */
    invites: z
      .object({ leaseId: z.string(), term: z.number(), version: z.number(), signer: z.string() })
      .optional(),
    /**
     * It goes with the signed lease to this tenant, whom it also invites unless they have an account here.
     */
    tenant: z.object({ leaseId: z.string(), signer: z.string() }).optional(),
    /** Who holds a link caused it, without an account: it is counted apart. */
    isStrangers: z.literal(true).optional(),
    /** Somebody sends it to this person by name: it also goes to a tenant who was never invited. */
    isAddressed: z.boolean().optional(),
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
    /** The call that put it there; absent for a job's. */
    requestId: z.string().optional(),
    message: z.discriminatedUnion('kind', [
      notificationMail(),
      z.object({ kind: z.literal('plan'), mail: planMail() }),
      /** To the person whose password somebody guesses; of no organization. */
      z.object({ kind: z.literal('guessing'), userId: z.string() }),
      letter(),
      /** Ties a lease's tenants to their accounts. */
      z.object({ kind: z.literal('tenants'), leaseId: z.string() }),
    ]),
  }),
  key: (entry: { dueAt: string; organizationId: string; entryId: string }) => ({
    pk: outboxPartition(entry.organizationId),
    sk: outboxPlace(entry),
  }),
});
export type OutboxEntry = RecordOf<typeof OutboxEntry>;
export type OutboxMessage = OutboxEntry['message'];
export type EntryOf<K extends OutboxMessage['kind']> = OutboxEntry & {
  readonly message: Extract<OutboxMessage, { readonly kind: K }>;
};
export type PlanMail = EntryOf<'plan'>['message']['mail'];
