import * as z from 'zod';
import { Application } from '../../../shared/domain/screening/application';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { Message, MessageCount } from '../../../shared/domain/screening/messages';
import { Screening } from '../../../shared/domain/screening/screening';
import { normalizeEmail } from '../../../shared/domain/text';
import { organizationPartition, separator, sha256 } from '../db/keys';
import { plainText } from '../db/natural-order';
import { type RecordOf, record } from '../db/record';

export type ApplicationKey = { readonly organizationId: string; readonly applicationId: string };
export type ScreeningKey = { readonly organizationId: string; readonly screeningId: string };

/** The lines of an organization's list. */
export const applicationsPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#APPLICATIONS`;
const reportsPartition = ({ organizationId, screeningId }: ScreeningKey) =>
  `${organizationPartition(organizationId)}#REPORTS#${screeningId}`;

/** The home and who takes the application, as they were when it began; the record's person (SCR-05). */
export const place = () => ({
  propertyId: z.string(),
  unitId: z.string(),
  home: z.object({
    unitNumber: z.string(),
    title: z.string(),
    type: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
    /** Cents a month. */
    rent: z.number().optional(),
    available: z.string(),
  }),
  takenBy: z.object({
    userId: z.string(),
    userRoleId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    mobile: z.string(),
  }),
});

export const applicationPartition = ({ organizationId, applicationId }: ApplicationKey) =>
  `${organizationPartition(organizationId)}#APPLICATION#${applicationId}`;

/** An application whole, with its screening, decision and notes; `version` counts every change. */
export const StoredApplication = record({
  name: 'application',
  fields: () => ({
    organizationId: z.string(),
    applicationId: z.string(),
    version: z.number(),
    /** Counts the saves of its answers: other changes keep nobody's form from being saved. */
    saved: z.number().optional(),
    messages: MessageCount.optional(),
    ...place(),
    ...Application.shape,
  }),
  key: (key: ApplicationKey) => ({ pk: applicationPartition(key), sk: 'APPLICATION' }),
});
export type StoredApplication = RecordOf<typeof StoredApplication>;

/** A question is in no list, count or account before its mail address was confirmed. */
export const isListed = ({ asked }: Pick<StoredApplication, 'asked'>): boolean =>
  asked === undefined || asked.confirmedAt !== undefined;

/** Where its messages lie in the partition of an application. */
export const messagePlaces = { beginsWith: 'MESSAGE#' } as const;

/** What the landlord or the applicant wrote, by its number from 1: at most 200. */
export const ApplicationMessage = record({
  name: 'application-message',
  fields: () => ({
    organizationId: z.string(),
    applicationId: z.string(),
    number: z.number(),
    ...Message.shape,
  }),
  key: ({ number, ...key }: ApplicationKey & { readonly number: number }) => ({
    pk: applicationPartition(key),
    sk: `${messagePlaces.beginsWith}${String(number).padStart(3, '0')}`,
  }),
});
export type ApplicationMessage = RecordOf<typeof ApplicationMessage>;

/** The lines of one unit's applications. */
export const unitApplicationsPartition = (unit: { organizationId: string; unitId: string }) =>
  `${applicationsPartition(unit.organizationId)}#${unit.unitId}`;

/** What a list shows of an application, without the long answers. Income in cents a month. */
const lineParts = {
  fields: () => ({
    organizationId: z.string(),
    applicationId: z.string(),
    propertyId: z.string(),
    unitId: z.string(),
    name: z.string(),
    email: z.string(),
    unitNumber: z.string(),
    propertyTitle: z.string(),
    stage: Application.shape.stage,
    status: Screening.shape.status.optional(),
    income: z.number(),
    moveIn: z.string(),
    startedAt: z.string(),
    submittedAt: z.string().optional(),
    /** How many apply beside the one who is named; whether the applicant wrote last. */
    people: z.number().optional(),
    hasMessage: z.boolean().optional(),
    /** Approved with conditions. */
    isConditional: z.boolean().optional(),
  }),
  derived: (
    line: Readonly<
      Record<'name' | 'email' | 'unitNumber' | 'propertyTitle' | 'applicationId' | 'stage', string>
    >,
  ) => ({
    order: linePlace(line.stage, line.applicationId),
    searchText: plainText([line.name, line.email, line.unitNumber, line.propertyTitle].join(' ')),
  }),
};

/** Where a line stands among those of its stage, the newest last. */
export const linePlace = (stage: string, applicationId: string): string =>
  `${stage}${separator}${applicationId}`;

/** An application's line in the organization's list. */
export const ApplicationLine = record({
  name: 'application-line',
  ...lineParts,
  key: ({ organizationId, applicationId }: ApplicationKey) => ({
    pk: applicationsPartition(organizationId),
    sk: applicationId,
  }),
});
export type ApplicationLine = RecordOf<typeof ApplicationLine>;

/** The same line in the list of its unit. */
export const UnitApplicationLine = record({
  name: 'unit-application-line',
  ...lineParts,
  key: ({ applicationId, ...unit }: ApplicationKey & { readonly unitId: string }) => ({
    pk: unitApplicationsPartition(unit),
    sk: applicationId,
  }),
});

/** The line of an application as it is now. */
export const lineOf = ({ fields, home, screening, ...of }: StoredApplication): ApplicationLine => ({
  organizationId: of.organizationId,
  applicationId: of.applicationId,
  propertyId: of.propertyId,
  unitId: of.unitId,
  unitNumber: home.unitNumber,
  propertyTitle: home.title,
  name: applicantName(fields),
  email: fields.email,
  stage: of.stage,
  status: screening?.status,
  income: fields.monthlyIncome,
  moveIn: fields.moveIn,
  people: of.people?.length,
  startedAt: of.startedAt,
  submittedAt: of.submittedAt,
  hasMessage: of.messages?.by === 'applicant' || undefined,
  isConditional: of.decision?.conditions !== undefined || undefined,
});

type OfMail = { readonly organizationId: string; readonly emailHash: string };
export const mailPartition = ({ organizationId, emailHash }: OfMail) =>
  `${organizationPartition(organizationId)}#APPLICANT#${emailHash}`;

/** How an address is looked up: the SHA-256 of the normalized one. */
export const hashOfMail = (email: string): string => sha256(normalizeEmail(email));

/** Which applications a mail address is in, for the account that has it. */
export const ApplicationOfMail = record({
  name: 'application-of-mail',
  fields: () => ({ organizationId: z.string(), emailHash: z.string(), applicationId: z.string() }),
  key: ({ applicationId, ...of }: OfMail & { applicationId: string }) => ({
    pk: mailPartition(of),
    sk: applicationId,
  }),
});
export type ApplicationOfMail = RecordOf<typeof ApplicationOfMail>;

/** How many applications name a mail address, kept with each change: one batched read asks it of a page. */
export const ApplicationMailCount = record({
  name: 'application-mail-count',
  fields: () => ({ organizationId: z.string(), emailHash: z.string(), count: z.number() }),
  key: (of: OfMail) => ({ pk: mailPartition(of), sk: 'COUNT' }),
});

/** One partition for all organizations, which a job reads. */
export const applicationDuesPartition = 'APPLICATION-DUES';

/** When the job looks at an application next: a UTC instant. */
export const ApplicationDue = record({
  name: 'application-due',
  fields: () => ({ organizationId: z.string(), applicationId: z.string(), dueAt: z.string() }),
  key: ({ dueAt, organizationId, applicationId }: ApplicationKey & { dueAt: string }) => ({
    pk: applicationDuesPartition,
    sk: [dueAt, organizationId, applicationId].join(separator),
  }),
});
export type ApplicationDue = RecordOf<typeof ApplicationDue>;

/** Which application an order at the bureau belongs to. */
export const BureauOrder = record({
  name: 'bureau-order',
  fields: () => ({
    bureauId: z.string(),
    organizationId: z.string(),
    applicationId: z.string(),
    screeningId: z.string(),
  }),
  key: ({ bureauId }: { bureauId: string }) => ({ pk: `BUREAU#${sha256(bureauId)}`, sk: 'ORDER' }),
});
export type BureauOrder = RecordOf<typeof BureauOrder>;

/** Who a person is, sealed, while the bureau has no order yet. */
export const StoredIdentity = record({
  name: 'screening-identity',
  fields: () => ({
    organizationId: z.string(),
    screeningId: z.string(),
    sealed: z.string(),
    until: z.string(),
  }),
  key: (key: ScreeningKey) => ({ pk: reportsPartition(key), sk: 'IDENTITY' }),
  expires: ({ until }) => until,
});
export type StoredIdentity = RecordOf<typeof StoredIdentity>;

/** A sealed report, who may read it (user ids), and its date, after which it is purged (D50). */
export const StoredReport = record({
  name: 'screening-report',
  fields: () => ({
    organizationId: z.string(),
    screeningId: z.string(),
    applicationId: z.string(),
    sealed: z.string(),
    readers: z.array(z.string()),
    arrivedAt: z.string(),
    until: z.string(),
  }),
  key: (key: ScreeningKey) => ({ pk: reportsPartition(key), sk: 'REPORT' }),
  expires: ({ until }) => until,
});
export type StoredReport = RecordOf<typeof StoredReport>;

/** What a log entry is about: an application. */
export const aboutApplication = ({ applicationId: id, home, propertyId }: StoredApplication) =>
  ({ object: { kind: 'application', id, name: home.unitNumber }, about: propertyId }) as const;
