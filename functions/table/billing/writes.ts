import { bankStateOf } from '../../../shared/domain/ledger/owners/bank';
import { setupMailsOf } from '../../../shared/domain/portfolio/setup-mail';
import { type Due, duesOf } from '../../../shared/domain/subscriptions/subscription-dues';
import type { Subscription } from '../../../shared/domain/subscriptions/subscriptions';
import { absent, present } from '../db/conditions';
import { put, remove, update, type Write } from '../db/writes';
import type { PlanMail } from '../outbox/record';
import { outboxWrite } from '../outbox/writes';
import { Owner } from '../owners/record';
import {
  OrganizationDue,
  type OwnerAccount,
  PaymentEvent,
  PendingPaymentEvent,
  PlanMailGuard,
} from './record';

const isIn = (dues: readonly Due[], { kind, at }: Due): boolean =>
  dues.some((due) => due.kind === kind && due.at === at);

type DueChange = {
  readonly organizationId: string;
  /** Absent for a new subscription. */
  readonly before?: Subscription;
  readonly after: Subscription;
  readonly now: Date;
};

/**
 * Updates the dues to fit the changed subscription. Those due by `now` stay: the job drops them after it has
 * checked that every notice was sent.
 */
export function dueWrites({ organizationId, before, after, now }: DueChange): Write<'due'>[] {
  const [was, is] = [before ? duesOf(before) : [], duesOf(after)];
  const gone = was.filter((due) => !isIn(is, due) && due.at > now.toISOString());
  const come = is.filter((due) => !isIn(was, due));
  return [
    ...gone.map((due) => remove(OrganizationDue, { ...due, organizationId })),
    ...come.map((due) => put(OrganizationDue, { ...due, organizationId })),
  ];
}

/** The mails of a new organization’s next step; `createdAt` is the UTC instant of its sign-up. */
export const setupDueWrites = (organization: {
  readonly organizationId: string;
  readonly createdAt: string;
}): Write<'due'>[] =>
  setupMailsOf(organization.createdAt).map((due) =>
    put(OrganizationDue, { ...due, organizationId: organization.organizationId }),
  );

/** The sweep queues an event again while this exists. */
export const pendingEventWrite = (event: PaymentEvent): Write<'pending-payment-event'> =>
  put(PendingPaymentEvent, { ...event, dueAt: event.receivedAt, tries: 0 });

/** An event of our own, for the transaction that makes it necessary. */
export const ownEventWrites = (event: PaymentEvent): Write[] => [
  put(PaymentEvent, event, absent),
  pendingEventWrite(event),
];

/** Days a sent mail is remembered: longer than any event can repeat. */
const keptDays = 430;

type Mailing = { readonly organizationId: string; readonly mail: PlanMail; readonly now: Date };

/** A plan mail, for the transaction it reports on; fails when its name was used before. */
export const planMailWrites = ({
  organizationId,
  mail,
  now,
}: Mailing): Write<'plan-mail-guard' | 'outbox'>[] => {
  const ttl = Math.ceil(now.getTime() / 1000) + keptDays * 86_400;
  return [
    put(PlanMailGuard, { organizationId, name: mail.name, ttl }, absent),
    outboxWrite({
      organizationId,
      entryId: mail.name,
      dueAt: now.toISOString(),
      message: { kind: 'plan', mail },
    }),
  ];
};

/** Sets the mark that new shares start with; fails when the owner does not exist. */
export function markOwner(account: OwnerAccount): Write<'owner'> {
  const isReady = bankStateOf(account) === 'ready';
  return update(Owner, {
    key: account,
    set: { bankReady: isReady || undefined },
    remove: isReady ? [] : ['bankReady'],
    condition: present,
  });
}
