import { createHash } from 'node:crypto';
import { naturalOrder } from './natural-order';

/**
 * Every pk and sk string of the table. The organization is in every key of an organization's data, so that a forgotten check cannot cross
 * from one to another. Outside are only: a person's account, roles and sessions (a person may belong to several organizations), the mail
 * guard, the mail links and the provider's customers (found before anybody is known), rate counters, the plans (everybody's), and the lists of
 * unfinished adds, of due dates and of told mails (jobs walk them over all organizations).
 */
export type TableKey = { readonly pk: string; readonly sk: string };

/** Sorts before every character a name can have, so that `Elm` comes before `Elm Court`. */
export const separator = '\u001f';
const last = '\uffff';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const userPartition = (userId: string) => `USER#${userId}`;
export const organizationPartition = (organizationId: string) => `ORG#${organizationId}`;
export const propertyPartition = (organizationId: string, propertyId: string) =>
  `ORG#${organizationId}#PROPERTY#${propertyId}`;
export const propertiesPartition = (organizationId: string) => `ORG#${organizationId}#PROPERTIES`;
export const ownersPartition = (organizationId: string) => `ORG#${organizationId}#OWNERS`;
export const ownerPartition = (organizationId: string, ownerId: string) =>
  `ORG#${organizationId}#OWNER#${ownerId}`;
/** What an owner search reads: every owner's name and mail, many to a record. */
export const ownerShelvesPartition = (organizationId: string) => `ORG#${organizationId}#OWNER_SHELVES`;
export const peoplePartition = (organizationId: string) => `ORG#${organizationId}#PEOPLE`;
export const notificationsPartition = (organizationId: string, userRoleId: string) =>
  `ORG#${organizationId}#NOTIFICATIONS#${userRoleId}`;
export const auditPartition = (organizationId: string) => `ORG#${organizationId}#AUDIT`;
export const invoicesPartition = (organizationId: string) => `ORG#${organizationId}#INVOICES`;
export const noticesPartition = (organizationId: string) => `ORG#${organizationId}#NOTICES`;
/** What organizations wait for, by the month of its instant: a job walks it over all of them. */
export const duePartition = (month: string) => `DUE#${month}`;
export const unfinishedPartition = 'UNFINISHED';
export const pendingEventsPartition = 'PENDING_PAYMENT_EVENTS';
export const plansPartition = 'PLANS';
export const importsPartition = (organizationId: string) => `ORG#${organizationId}#IMPORTS`;
export const importPartition = (organizationId: string, importId: string) =>
  `ORG#${organizationId}#IMPORT#${importId}`;
export const documentsPartition = (organizationId: string, unitId: string) =>
  `ORG#${organizationId}#UNIT#${unitId}#DOCUMENTS`;
/** What waits to be removed for good: a job walks it over all organizations. */
export const documentRemovalsPartition = 'DOCUMENT_REMOVALS';
/** Mails of what was told, until they are sent: a job walks it over all organizations. */
export const toldMailsPartition = 'TOLD_MAILS';

export const keys = {
  account: (userId: string): TableKey => ({ pk: userPartition(userId), sk: 'ACCOUNT' }),
  role: (userId: string, userRoleId: string): TableKey => ({
    pk: userPartition(userId),
    sk: `ROLE#${userRoleId}`,
  }),
  session: (userId: string, sessionId: string): TableKey => ({
    pk: userPartition(userId),
    sk: `SESSION#${sessionId}`,
  }),
  emailGuard: (emailHash: string): TableKey => ({ pk: `EMAIL#${emailHash}`, sk: 'EMAIL' }),
  mailLink: (tokenHash: string): TableKey => ({ pk: `LINK#${tokenHash}`, sk: 'LINK' }),
  /** Outside `accountAndRoles`: whoever asks for a person does not get the secret. */
  secondFactor: (userId: string): TableKey => ({ pk: userPartition(userId), sk: 'SECOND_FACTOR' }),
  pendingSecondFactor: (userId: string): TableKey => ({
    pk: userPartition(userId),
    sk: 'SECOND_FACTOR_PENDING',
  }),
  loginTicket: (ticketHash: string): TableKey => ({ pk: `LOGIN#${ticketHash}`, sk: 'LOGIN' }),
  organization: (organizationId: string): TableKey => ({
    pk: organizationPartition(organizationId),
    sk: 'ORG',
  }),
  property: (organizationId: string, propertyId: string): TableKey => ({
    pk: propertyPartition(organizationId, propertyId),
    sk: 'PROPERTY',
  }),
  share: (organizationId: string, propertyId: string, ownerId: string): TableKey => ({
    pk: propertyPartition(organizationId, propertyId),
    sk: `SHARE#${ownerId}`,
  }),
  unit: (organizationId: string, propertyId: string, unitId: string): TableKey => ({
    pk: propertyPartition(organizationId, propertyId),
    sk: `UNIT#${unitId}`,
  }),
  unitNumber: (organizationId: string, propertyId: string, numberHash: string): TableKey => ({
    pk: propertyPartition(organizationId, propertyId),
    sk: `NUMBER#${numberHash}`,
  }),
  lease: (
    organizationId: string,
    propertyId: string,
    lease: { unitId: string; leaseId: string },
  ): TableKey => ({
    pk: propertyPartition(organizationId, propertyId),
    sk: `LEASE#${lease.unitId}#${lease.leaseId}`,
  }),
  document: (organizationId: string, unitId: string, documentId: string): TableKey => ({
    pk: documentsPartition(organizationId, unitId),
    sk: `DOCUMENT#${documentId}`,
  }),
  documentCount: (organizationId: string, unitId: string): TableKey => ({
    pk: documentsPartition(organizationId, unitId),
    sk: 'COUNT',
  }),
  documentRemoval: (
    dueAt: string,
    { organizationId, objectId }: { organizationId: string; objectId: string },
  ): TableKey => ({
    pk: documentRemovalsPartition,
    sk: [dueAt, organizationId, objectId].join(separator),
  }),
  import: (organizationId: string, importId: string): TableKey => ({
    pk: importsPartition(organizationId),
    sk: `IMPORT#${importId}`,
  }),
  importFile: (organizationId: string, fileHash: string): TableKey => ({
    pk: `${organizationPartition(organizationId)}#IMPORT_FILE#${fileHash}`,
    sk: 'IMPORT_FILE',
  }),
  importMade: (organizationId: string, made: { importId: string; index: number }): TableKey => ({
    pk: importPartition(organizationId, made.importId),
    sk: `MADE#${String(made.index).padStart(6, '0')}`,
  }),
  importKept: (organizationId: string, kept: { importId: string; index: number }): TableKey => ({
    pk: importPartition(organizationId, kept.importId),
    sk: `KEPT#${String(kept.index).padStart(6, '0')}`,
  }),
  propertyLine: (organizationId: string, createdAt: string, propertyId: string): TableKey => ({
    pk: propertiesPartition(organizationId),
    sk: `${createdAt}${separator}${propertyId}`,
  }),
  ownedProperty: (organizationId: string, ownerId: string, propertyId: string): TableKey => ({
    pk: ownerPartition(organizationId, ownerId),
    sk: `PROPERTY#${propertyId}`,
  }),
  owner: (organizationId: string, ownerId: string): TableKey => ({
    pk: ownersPartition(organizationId),
    sk: `OWNER#${ownerId}`,
  }),
  ownerShelf: (organizationId: string, shelf: number): TableKey => ({
    pk: ownerShelvesPartition(organizationId),
    sk: `SHELF#${String(shelf).padStart(2, '0')}`,
  }),
  ownerEmailGuard: (organizationId: string, emailHash: string): TableKey => ({
    pk: `${organizationPartition(organizationId)}#OWNER_EMAIL#${emailHash}`,
    sk: 'OWNER_EMAIL',
  }),
  person: (organizationId: string, userRoleId: string): TableKey => ({
    pk: peoplePartition(organizationId),
    sk: `PERSON#${userRoleId}`,
  }),
  personGuard: (organizationId: string, nameHash: string): TableKey => ({
    pk: `${organizationPartition(organizationId)}#PERSON_EMAIL#${nameHash}`,
    sk: 'PERSON_EMAIL',
  }),
  invitation: (tokenHash: string): TableKey => ({ pk: `INVITE#${tokenHash}`, sk: 'INVITE' }),
  notification: (organizationId: string, userRoleId: string, notificationId: string): TableKey => ({
    pk: notificationsPartition(organizationId, userRoleId),
    sk: `NOTIFICATION#${notificationId}`,
  }),
  toldMail: (
    dueAt: string,
    { organizationId, notificationId }: { organizationId: string; notificationId: string },
  ): TableKey => ({
    pk: toldMailsPartition,
    sk: [dueAt, organizationId, notificationId].join(separator),
  }),
  audit: (organizationId: string, at: string, auditId: string): TableKey => ({
    pk: auditPartition(organizationId),
    sk: `${at}${separator}${auditId}`,
  }),
  connectedAccount: (organizationId: string, ownerId: string): TableKey => ({
    pk: `${organizationPartition(organizationId)}#CONNECTED_ACCOUNTS`,
    sk: `OWNER#${ownerId}`,
  }),
  /** The provider names an account alone: outside every organization stands only whose it is. */
  connectedAccountOwner: (accountId: string): TableKey => ({
    pk: `CONNECTED_ACCOUNT#${accountId}`,
    sk: 'CONNECTED_ACCOUNT',
  }),
  paymentEvent: (eventId: string): TableKey => ({ pk: `PAYMENT_EVENT#${eventId}`, sk: 'PAYMENT_EVENT' }),
  pendingEvent: (receivedAt: string, eventId: string): TableKey => ({
    pk: pendingEventsPartition,
    sk: `${receivedAt}${separator}${eventId}`,
  }),
  invoice: (organizationId: string, invoiceId: string): TableKey => ({
    pk: invoicesPartition(organizationId),
    sk: `INVOICE#${invoiceId}`,
  }),
  notice: (organizationId: string, name: string): TableKey => ({
    pk: noticesPartition(organizationId),
    sk: `NOTICE#${name}`,
  }),
  customer: (customerId: string): TableKey => ({ pk: `CUSTOMER#${customerId}`, sk: 'CUSTOMER' }),
  due: (at: string, organizationId: string, kind: string): TableKey => ({
    pk: duePartition(at.slice(0, 7)),
    sk: [at, organizationId, kind].join(separator),
  }),
  once: (organizationId: string, name: string): TableKey => ({
    pk: `${organizationPartition(organizationId)}#ONCE#${name}`,
    sk: 'ONCE',
  }),
  unfinished: (startedAt: string, organizationId: string, propertyId: string): TableKey => ({
    pk: unfinishedPartition,
    sk: [startedAt, organizationId, propertyId].join(separator),
  }),
  plan: (id: number): TableKey => ({ pk: plansPartition, sk: `PLAN#${String(id).padStart(6, '0')}` }),
  attempt: (scope: string, subjectHash: string, windowStart: number): TableKey => ({
    pk: `LIMIT#${scope}#${subjectHash}#${windowStart}`,
    sk: 'LIMIT',
  }),
};

type Place = { partition: string; range: { between: [string, string] } | { beginsWith: string } };

/** Account and roles of a person without the sessions, which may be many. */
export const accountAndRoles = (userId: string) =>
  ({
    partition: userPartition(userId),
    range: { between: ['ACCOUNT', `ROLE#${last}`] },
  }) satisfies Place;
export const sessionsOf = (userId: string) =>
  ({
    partition: userPartition(userId),
    range: { beginsWith: 'SESSION#' },
  }) satisfies Place;
export const unitsOf = (organizationId: string, propertyId: string) =>
  ({
    partition: propertyPartition(organizationId, propertyId),
    range: { beginsWith: 'UNIT#' },
  }) satisfies Place;

export const leasesOfUnit = (organizationId: string, propertyId: string, unitId: string) =>
  ({
    partition: propertyPartition(organizationId, propertyId),
    range: { beginsWith: `LEASE#${unitId}#` },
  }) satisfies Place;

/** What an import made and still stands, by its place in the file; and what it made and could not take back. */
export const madeByImport = (organizationId: string, importId: string) =>
  ({
    partition: importPartition(organizationId, importId),
    range: { beginsWith: 'MADE#' },
  }) satisfies Place;
export const keptOfImport = (organizationId: string, importId: string) =>
  ({
    partition: importPartition(organizationId, importId),
    range: { beginsWith: 'KEPT#' },
  }) satisfies Place;

/** The name a once-record has in its key: who, which row, which Idempotency-Key; hashed, as the key is the caller's own text. */
export const onceName = (once: { scope: string; key: string }): string =>
  sha256(JSON.stringify([once.scope, once.key]));

/** Values of the local index. Inside one property the record comes first, then its shares as entered, then its units by number. */
export const orders = {
  property: '0',
  share: (position: number) => `1#${String(position).padStart(4, '0')}`,
  unit: (unit: { unitNumber: string; unitId: string }) => `2#${unitPlace(unit).join(separator)}`,
  unitsAfter: (place: readonly string[] = []) => `2#${place.join(separator)}`,
  unitsNumbered: (unitNumber: string) => `2#${naturalOrder(unitNumber)}${separator}`,
  beforeUnits: '2',
  afterUnits: '3',
  /** An organization's audit log by what an entry is about, then by time. */
  audit: (entry: { about: string; at: string; auditId: string }) =>
    [entry.about, entry.at, entry.auditId].join(separator),
  /** A person's notifications by time. */
  notification: (one: { createdAt: string; notificationId: string }) =>
    [one.createdAt, one.notificationId].join(separator),
  /** A unit's documents by time: those that are there by when they were added, those deleted by when that was. */
  document: (one: { addedAt: string; deletedAt?: string | undefined; documentId: string }) =>
    [
      ...(one.deletedAt === undefined ? ['live', one.addedAt] : ['deleted', one.deletedAt]),
      one.documentId,
    ].join(separator),
  documentsLive: `live${separator}`,
  documentsDeletedSince: (instant: string): [string, string] => [
    `deleted${separator}${instant}`,
    `deleted${separator}${last}`,
  ],
  /** An organization's plan payments by time. */
  invoice: (invoice: { createdAt: string; invoiceId: string }) =>
    [invoice.createdAt, invoice.invoiceId].join(separator),
  /** Of an organization's properties those with this very name. */
  allNamed: (name: string) => `${naturalOrder(name)}${separator}`,
  named: (name: string, id: string) => `${naturalOrder(name)}${separator}${id}`,
};

/** Where a unit stands among its property's: its number's order, then its id. */
export const unitPlace = (unit: { unitNumber: string; unitId: string }): [string, string] => [
  naturalOrder(unit.unitNumber),
  unit.unitId,
];
