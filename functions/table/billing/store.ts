import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import type { Db } from '../db/db';
import { remove } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import { changeSubscription } from './change-subscription';
import { duesUntil } from './dues';
import { markShares, sharesOf } from './mark-shares';
import { keepEvent, markHandled, pendingEvents } from './payment-events';
import { allPayments, paymentPage } from './payments';
import { addPlanMail, planMailNames } from './plan-mails';
import { allPlans } from './plans';
import { AccountOwner, Customer, OrganizationDue, OwnerAccount, PaymentEvent, PlanPayment } from './record';
import { saveOwnerAccount } from './save-owner-account';
import { startOwnerAccount } from './start-owner-account';

/** Plans, and the subscription on the organization's record. */
export const planStore = (db: Db) => ({ all: allPlans(db) });

export const subscriptionStore = (db: Db) => ({
  change: changeSubscription(db),
  /** Whose customer this is at the provider. */
  organizationOf: async (customerId: string): Promise<string | undefined> =>
    (await db.get(Customer, { customerId }))?.organizationId,
});

/** What an organization paid for its plan, kept so that reading it asks nobody else. Written by a change of the subscription alone. */
export const planPaymentStore = (db: Db) => ({
  page: paymentPage(db),
  byId: (key: { organizationId: string; invoiceId: string }): Promise<PlanPayment | undefined> =>
    db.get(PlanPayment, key),
  all: allPayments(db),
});

export const planMailStore = (db: Db) => ({ names: planMailNames(db), add: addPlanMail(db) });

/** What organizations wait for, by date. It follows the subscription: written and taken back with it. */
export const dueStore = (db: Db) => ({
  until: duesUntil(db),
  /** It was done, or is of no use any more. */
  drop: async (due: OrganizationDue): Promise<void> => {
    await db.write(remove(OrganizationDue, due));
  },
});

export const paymentEventStore = (db: Db) => ({
  keep: keepEvent(db),
  byId: (eventId: string): Promise<PaymentEvent | undefined> => db.get(PaymentEvent, { eventId }),
  markHandled: markHandled(db),
  pendingUntil: pendingEvents(db),
});

/** Rental owners' accounts at the payment provider. */
export const connectedAccountStore = (db: Db) => ({
  /** Undefined until the owner's bank details were begun. */
  byOwner: (key: { organizationId: string; ownerId: string }): Promise<OwnerAccount | undefined> =>
    db.get(OwnerAccount, key),
  /** Whose account it is; undefined for one that is not ours. */
  ownerOf: (accountId: string) => db.get(AccountOwner, { accountId }),
  start: startOwnerAccount(db),
  save: saveOwnerAccount(db),
  /** Logs a link to the provider's pages, with who is told of it. */
  noteLink: async (audit: AuditEntry, told: readonly NewNotification[]): Promise<void> => {
    const failure = await db.transact([auditWrite(audit), ...notificationWrites(told)]);
    if (failure) throw new Error(`The ${failure.name} could not be written`);
  },
  sharesOf: sharesOf(db),
  markShares: markShares(db),
});
