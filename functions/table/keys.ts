import { createHash } from 'node:crypto';
import { naturalOrder } from './natural-order';

/**
 * Every pk and sk string of the table. The organisation is in every key of an organisation's data, so that a forgotten check cannot cross
 * from one to another. Outside are only: a person's account, roles and sessions (a person may belong to several organisations), the mail
 * guard, the mail links and the provider's customers (found before anybody is known), rate counters, the plans (everybody's), and the lists of
 * unfinished adds, of due dates and of told mails (jobs walk them over all organisations).
 */
export type TableKey = { readonly pk: string; readonly sk: string };

/** Sorts before every character a name can have, so that `Elm` comes before `Elm Court`. */
export const separator = '\u001f';
const last = '\uffff';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const userPartition = (userId: string) => `USER#${userId}`;
export const organisationPartition = (organisationId: string) => `ORG#${organisationId}`;
export const propertyPartition = (organisationId: string, propertyId: string) =>
  `ORG#${organisationId}#PROPERTY#${propertyId}`;
export const propertiesPartition = (organisationId: string) => `ORG#${organisationId}#PROPERTIES`;
export const ownersPartition = (organisationId: string) => `ORG#${organisationId}#OWNERS`;
export const ownerPartition = (organisationId: string, ownerId: string) =>
  `ORG#${organisationId}#OWNER#${ownerId}`;
/** What an owner search reads: every owner's name and mail, many to a record. */
export const ownerShelvesPartition = (organisationId: string) => `ORG#${organisationId}#OWNER_SHELVES`;
export const peoplePartition = (organisationId: string) => `ORG#${organisationId}#PEOPLE`;
export const notificationsPartition = (organisationId: string, userRoleId: string) =>
  `ORG#${organisationId}#NOTIFICATIONS#${userRoleId}`;
export const auditPartition = (organisationId: string) => `ORG#${organisationId}#AUDIT`;
export const invoicesPartition = (organisationId: string) => `ORG#${organisationId}#INVOICES`;
export const noticesPartition = (organisationId: string) => `ORG#${organisationId}#NOTICES`;
/** What organisations wait for, by the month of its instant: a job walks it over all of them. */
export const duePartition = (month: string) => `DUE#${month}`;
export const unfinishedPartition = 'UNFINISHED';
export const pendingEventsPartition = 'PENDING_PAYMENT_EVENTS';
export const plansPartition = 'PLANS';
export const importsPartition = (organisationId: string) => `ORG#${organisationId}#IMPORTS`;
export const importPartition = (organisationId: string, importId: string) =>
  `ORG#${organisationId}#IMPORT#${importId}`;
export const documentsPartition = (organisationId: string, unitId: string) =>
  `ORG#${organisationId}#UNIT#${unitId}#DOCUMENTS`;
/** What waits to be removed for good: a job walks it over all organisations. */
export const documentRemovalsPartition = 'DOCUMENT_REMOVALS';
/** Mails of what was told, until they are sent: a job walks it over all organisations. */
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
  organisation: (organisationId: string): TableKey => ({
    pk: organisationPartition(organisationId),
    sk: 'ORG',
  }),
  property: (organisationId: string, propertyId: string): TableKey => ({
    pk: propertyPartition(organisationId, propertyId),
    sk: 'PROPERTY',
  }),
  share: (organisationId: string, propertyId: string, ownerId: string): TableKey => ({
    pk: propertyPartition(organisationId, propertyId),
    sk: `SHARE#${ownerId}`,
  }),
  unit: (organisationId: string, propertyId: string, unitId: string): TableKey => ({
    pk: propertyPartition(organisationId, propertyId),
    sk: `UNIT#${unitId}`,
  }),
  unitNumber: (organisationId: string, propertyId: string, numberHash: string): TableKey => ({
    pk: propertyPartition(organisationId, propertyId),
    sk: `NUMBER#${numberHash}`,
  }),
  lease: (
    organisationId: string,
    propertyId: string,
    lease: { unitId: string; leaseId: string },
  ): TableKey => ({
    pk: propertyPartition(organisationId, propertyId),
    sk: `LEASE#${lease.unitId}#${lease.leaseId}`,
  }),
  document: (organisationId: string, unitId: string, documentId: string): TableKey => ({
    pk: documentsPartition(organisationId, unitId),
    sk: `DOCUMENT#${documentId}`,
  }),
  documentCount: (organisationId: string, unitId: string): TableKey => ({
    pk: documentsPartition(organisationId, unitId),
    sk: 'COUNT',
  }),
  documentRemoval: (
    dueAt: string,
    { organisationId, objectId }: { organisationId: string; objectId: string },
  ): TableKey => ({
    pk: documentRemovalsPartition,
    sk: [dueAt, organisationId, objectId].join(separator),
  }),
  import: (organisationId: string, importId: string): TableKey => ({
    pk: importsPartition(organisationId),
    sk: `IMPORT#${importId}`,
  }),
  importFile: (organisationId: string, fileHash: string): TableKey => ({
    pk: `${organisationPartition(organisationId)}#IMPORT_FILE#${fileHash}`,
    sk: 'IMPORT_FILE',
  }),
  importMade: (organisationId: string, made: { importId: string; index: number }): TableKey => ({
    pk: importPartition(organisationId, made.importId),
    sk: `MADE#${String(made.index).padStart(6, '0')}`,
  }),
  importKept: (organisationId: string, kept: { importId: string; index: number }): TableKey => ({
    pk: importPartition(organisationId, kept.importId),
    sk: `KEPT#${String(kept.index).padStart(6, '0')}`,
  }),
  propertyLine: (organisationId: string, createdAt: string, propertyId: string): TableKey => ({
    pk: propertiesPartition(organisationId),
    sk: `${createdAt}${separator}${propertyId}`,
  }),
  ownedProperty: (organisationId: string, ownerId: string, propertyId: string): TableKey => ({
    pk: ownerPartition(organisationId, ownerId),
    sk: `PROPERTY#${propertyId}`,
  }),
  owner: (organisationId: string, ownerId: string): TableKey => ({
    pk: ownersPartition(organisationId),
    sk: `OWNER#${ownerId}`,
  }),
  ownerShelf: (organisationId: string, shelf: number): TableKey => ({
    pk: ownerShelvesPartition(organisationId),
    sk: `SHELF#${String(shelf).padStart(2, '0')}`,
  }),
  ownerEmailGuard: (organisationId: string, emailHash: string): TableKey => ({
    pk: `${organisationPartition(organisationId)}#OWNER_EMAIL#${emailHash}`,
    sk: 'OWNER_EMAIL',
  }),
  person: (organisationId: string, userRoleId: string): TableKey => ({
    pk: peoplePartition(organisationId),
    sk: `PERSON#${userRoleId}`,
  }),
  personGuard: (organisationId: string, nameHash: string): TableKey => ({
    pk: `${organisationPartition(organisationId)}#PERSON_EMAIL#${nameHash}`,
    sk: 'PERSON_EMAIL',
  }),
  invitation: (tokenHash: string): TableKey => ({ pk: `INVITE#${tokenHash}`, sk: 'INVITE' }),
  notification: (organisationId: string, userRoleId: string, notificationId: string): TableKey => ({
    pk: notificationsPartition(organisationId, userRoleId),
    sk: `NOTIFICATION#${notificationId}`,
  }),
  toldMail: (
    dueAt: string,
    { organisationId, notificationId }: { organisationId: string; notificationId: string },
  ): TableKey => ({
    pk: toldMailsPartition,
    sk: [dueAt, organisationId, notificationId].join(separator),
  }),
  audit: (organisationId: string, at: string, auditId: string): TableKey => ({
    pk: auditPartition(organisationId),
    sk: `${at}${separator}${auditId}`,
  }),
  connectedAccount: (organisationId: string, ownerId: string): TableKey => ({
    pk: `${organisationPartition(organisationId)}#CONNECTED_ACCOUNTS`,
    sk: `OWNER#${ownerId}`,
  }),
  /** The provider names an account alone: outside every organisation stands only whose it is. */
  connectedAccountOwner: (accountId: string): TableKey => ({
    pk: `CONNECTED_ACCOUNT#${accountId}`,
    sk: 'CONNECTED_ACCOUNT',
  }),
  paymentEvent: (eventId: string): TableKey => ({ pk: `PAYMENT_EVENT#${eventId}`, sk: 'PAYMENT_EVENT' }),
  pendingEvent: (receivedAt: string, eventId: string): TableKey => ({
    pk: pendingEventsPartition,
    sk: `${receivedAt}${separator}${eventId}`,
  }),
  invoice: (organisationId: string, invoiceId: string): TableKey => ({
    pk: invoicesPartition(organisationId),
    sk: `INVOICE#${invoiceId}`,
  }),
  notice: (organisationId: string, name: string): TableKey => ({
    pk: noticesPartition(organisationId),
    sk: `NOTICE#${name}`,
  }),
  customer: (customerId: string): TableKey => ({ pk: `CUSTOMER#${customerId}`, sk: 'CUSTOMER' }),
  due: (at: string, organisationId: string, kind: string): TableKey => ({
    pk: duePartition(at.slice(0, 7)),
    sk: [at, organisationId, kind].join(separator),
  }),
  once: (organisationId: string, name: string): TableKey => ({
    pk: `${organisationPartition(organisationId)}#ONCE#${name}`,
    sk: 'ONCE',
  }),
  unfinished: (startedAt: string, organisationId: string, propertyId: string): TableKey => ({
    pk: unfinishedPartition,
    sk: [startedAt, organisationId, propertyId].join(separator),
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
export const unitsOf = (organisationId: string, propertyId: string) =>
  ({
    partition: propertyPartition(organisationId, propertyId),
    range: { beginsWith: 'UNIT#' },
  }) satisfies Place;

export const leasesOfUnit = (organisationId: string, propertyId: string, unitId: string) =>
  ({
    partition: propertyPartition(organisationId, propertyId),
    range: { beginsWith: `LEASE#${unitId}#` },
  }) satisfies Place;

/** What an import made and still stands, by its place in the file; and what it made and could not take back. */
export const madeByImport = (organisationId: string, importId: string) =>
  ({
    partition: importPartition(organisationId, importId),
    range: { beginsWith: 'MADE#' },
  }) satisfies Place;
export const keptOfImport = (organisationId: string, importId: string) =>
  ({
    partition: importPartition(organisationId, importId),
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
  /** An organisation's audit log by what an entry is about, then by time. */
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
  /** An organisation's plan payments by time. */
  invoice: (invoice: { createdAt: string; invoiceId: string }) =>
    [invoice.createdAt, invoice.invoiceId].join(separator),
  /** Of an organisation's properties those with this very name. */
  allNamed: (name: string) => `${naturalOrder(name)}${separator}`,
  named: (name: string, id: string) => `${naturalOrder(name)}${separator}${id}`,
};

/** Where a unit stands among its property's: its number's order, then its id. */
export const unitPlace = (unit: { unitNumber: string; unitId: string }): [string, string] => [
  naturalOrder(unit.unitNumber),
  unit.unitId,
];
