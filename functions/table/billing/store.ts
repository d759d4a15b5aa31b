import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { remove } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import { sendBankLink, useBankLink } from './bank-links';
import { changeSubscription } from './change-subscription';
import { duesUntil } from './dues';
import { markShares, sharesOf } from './mark-shares';
import { markHandled, pendingEvents, saveEvent, tryLater } from './payment-events';
import { allPayments, paymentPage } from './payments';
import { addPlanMail, planMailNames } from './plan-mails';
import { allPlans } from './plans';
import {
  AccountOwner,
  Customer,
  OrganizationDue,
  OwnerAccount,
  OwnerBankLink,
  PaymentEvent,
  PlanPayment,
} from './record';
import { saveOwnerAccount } from './save-owner-account';
import { startOwnerAccount } from './start-owner-account';

export const planStore = (db: Db) => ({ all: allPlans(db) });

export const subscriptionStore = (db: Db) => ({
  change: changeSubscription(db),
  /** The organization of a provider's customer. */
  organizationOf: async (customerId: string): Promise<string | undefined> =>
    (await db.get(Customer, { customerId }))?.organizationId,
});

/** Plan payments, stored so that reads need no provider. Only subscription changes write them. */
export const planPaymentStore = (db: Db) => ({
  page: paymentPage(db),
  byId: (key: { organizationId: string; invoiceId: string }): Promise<PlanPayment | undefined> =>
    db.get(PlanPayment, key),
  all: allPayments(db),
});

export const planMailStore = (db: Db) => ({ names: planMailNames(db), add: addPlanMail(db) });

type Finished = { readonly due: OrganizationDue; readonly told: readonly NewNotification[] };

/** What is due for organizations, by date; written and removed with the subscription. */
export const dueStore = (db: Db) => ({
  until: duesUntil(db),
  /** For what is done or no longer needed. */
  drop: async (due: OrganizationDue): Promise<void> => {
    await db.write(remove(OrganizationDue, due));
  },
  /** Ends it and tells of it at once: of two runs one tells. */
  finish: async ({ due, told }: Finished): Promise<void> => {
    await db.transact([remove(OrganizationDue, due, present), ...notificationWrites(told)]);
  },
});

export const paymentEventStore = (db: Db) => ({
  keep: saveEvent(db),
  byId: (eventId: string): Promise<PaymentEvent | undefined> => db.get(PaymentEvent, { eventId }),
  markHandled: markHandled(db),
  pending: pendingEvents(db),
  tryLater: tryLater(db),
});

/** Rental owners' accounts at the payment provider. */
export const connectedAccountStore = (db: Db) => ({
  /** Undefined until the owner starts entering bank details. */
  byOwner: (key: { organizationId: string; ownerId: string }): Promise<OwnerAccount | undefined> =>
    db.get(OwnerAccount, key),
  /** Undefined for an account that is not ours. */
  ownerOf: (accountId: string) => db.get(AccountOwner, { accountId }),
  start: startOwnerAccount(db),
  save: saveOwnerAccount(db),
  /** Logs that a link to the provider's pages was given, and notifies. */
  noteLink: async (audit: AuditEntry, told: readonly NewNotification[]): Promise<void> => {
    const failure = await db.transact([auditWrite(audit), ...notificationWrites(told)]);
    if (failure) throw new Error(`The ${failure.name} could not be written`);
  },
  sendLink: sendBankLink(db),
  /** The link that the owner was mailed last, used ones not. */
  linkOf: (key: { organizationId: string; ownerId: string }): Promise<OwnerBankLink | undefined> =>
    db.get(OwnerBankLink, key),
  useLink: useBankLink(db),
  sharesOf: sharesOf(db),
  markShares: markShares(db),
});
