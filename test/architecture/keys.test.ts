import { expect, it } from 'vitest';
import { organizationPartition } from '../../functions/table/db/keys';
import { textOf } from '../support/sources';
import { allRecords } from './records';

/** Every part a key can have. */
const parts = {
  organizationId: 'org_sample',
  propertyId: 'prp_sample',
  unitId: 'unt_sample',
  unitNumber: '7',
  ownerId: 'own_sample',
  userId: 'usr_sample',
  userRoleId: 'rol_sample',
  sessionId: 'ses_sample',
  email: 'sample@demo.test',
  roleLabel: 'owner',
  tokenHash: 'sample',
  deviceHash: 'sample',
  from: 'sample',
  ticketHash: 'sample',
  notificationId: 'ntf_sample',
  entryId: 'ntf_sample',
  eventId: 'evt_sample',
  invoiceId: 'in_sample',
  customerId: 'cus_sample',
  accountId: 'acct_sample',
  code: 'b2',
  id: 1,
  kind: 'end',
  name: 'receipt in_sample',
  receivedAt: '2026-06-15T12:00:00.000Z',
  auditId: 'aud_sample',
  transferId: 'pst_sample',
  action: 'document.open',
  objectId: 'doc_sample',
  documentId: 'doc_sample',
  noteId: 'nte_sample',
  paymentId: 'pay_sample',
  source: 'charge:pst_sample',
  leaseId: 'lse_sample',
  applicationId: 'apl_sample',
  screeningId: 'scr_sample',
  bureauId: 'sample',
  templateId: 'tpl_sample',
  requestId: 'srq_sample',
  vendorId: 'vnd_sample',
  jobId: 'job_sample',
  fileId: 'doc_sample',
  year: '2026',
  term: 1,
  version: 1,
  number: 1,
  seq: 1,
  group: 'draft',
  day: '2026-06-15',
  on: '2026-06-15',
  linkHash: 'hash',
  hash: 'hash',
  importId: 'imp_sample',
  lineId: 'bln_sample',
  through: '2026-06-30',
  page: 0,
  ruleId: 'rul_sample',
  bookId: 'lse_sample',
  recurringId: 'rec_sample',
  runId: 'late:2026-06-15:sample',
  index: 7,
  row: 7,
  shelf: 7,
  emailHash: 'hash',
  fileHash: 'hash',
  feedHash: 'hash',
  nameHash: 'hash',
  place: 'DOCUMENT#doc_sample',
  startedAt: '2026-06-15T12:00:00.000Z',
  at: '2026-06-15T12:00:00.000Z',
  createdAt: '2026-06-15T12:00:00.000Z',
  dueAt: '2026-06-15T12:00:00.000Z',
  scope: 'sample',
  list: 'leases',
  key: 'sample',
  subject: 'sample',
  windowSeconds: 60,
  now: new Date('2026-06-15T12:00:00.000Z'),
};

/** Records outside any organization's partition, each with its reason. */
const outside: Readonly<Record<string, string>> = {
  attempt: 'counts who is not known yet, or a person in whatever organization',
  account: 'a person may belong to several organizations',
  role: 'is read with the person’s account',
  session: 'is looked at before the organization is known to be the caller’s',
  'email-guard': 'one address has one account, whatever the organization',
  'sign-up': 'has no organization before its mail is opened',
  device: 'is looked for by the mail address of a login, before anybody is known',
  'mail-link': 'its token is all that its holder has',
  invitation: 'its token is all that its holder has',
  'signing-link': 'its value is all that its holder has',
  'work-link': 'its value is all that its holder has',
  'approval-link': 'its value is all that its holder has',
  'care-due': 'a job walks those of all organizations',
  'calendar-feed': 'its value is all that its holder has',
  'apply-link': 'its value is all that its holder has',
  'bureau-order': 'the bureau knows its own id alone',
  'login-ticket': 'its token is all that its holder has',
  'second-factor': 'a person’s, whatever the organization',
  'pending-second-factor': 'a person’s, whatever the organization',
  'rent-watch': 'a job walks that of all organizations',
  'fee-watch': 'a job walks those of all organizations',
  'insurance-watch': 'a job walks those of all organizations',
  recurring: 'a job walks those of all organizations',
  autopay: 'a job walks those of all organizations',
  outbox: 'a job walks that of all organizations',
  due: 'a job walks those of all organizations',
  'seal-due': 'a job walks those of all organizations',
  'seal-certificate': 'one key seals for everyone',
  'lease-due': 'a job walks those of all organizations',
  'application-due': 'a job walks those of all organizations',
  'applicant-end': 'a job walks those of all organizations',
  customer: 'the provider names a customer alone',
  'connected-account-owner': 'the provider names an account alone',
  'payment-event': 'the provider names no organization',
  'pending-payment-event': 'a job walks those of all organizations',
  plan: 'everyone’s',
  removal: 'a job walks those of all organizations',
  'unfinished-add': 'a job walks those of all organizations',
};

it('the organization is in every key but those named here, so that a forgotten check finds nothing of another one', () => {
  expect(allRecords.length).toBeGreaterThan(10);
  const home = organizationPartition(parts.organizationId);
  const without = allRecords.filter((record) => {
    const { pk, sk } = record.key(parts as never);
    expect(`${pk} ${sk}`, `sample parts for ${record.name}`).not.toMatch(/undefined|NaN/);
    return pk !== home && !pk.startsWith(`${home}#`);
  });
  expect(without.map(({ name }) => name).toSorted()).toEqual(Object.keys(outside).toSorted());
});

/** A key that changes leaves behind what was stored under it, so each change is to be seen in review. */
it('keeps the key of each record', async () => {
  const lines = allRecords.map((kind) => {
    const { pk, sk } = kind.key(parts as never);
    return `${kind.name}  ${JSON.stringify(pk)}  ${JSON.stringify(sk)}`;
  });
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('stored-keys.txt');
});

it('every kind of record says in ACCESS-PATTERNS.md whether its partition grows for ever, once', () => {
  const [, grows = ''] = textOf('functions/table/ACCESS-PATTERNS.md').split(/^## What grows$/m);
  const [section = ''] = grows.split(/^## /m);
  const rows = [...section.matchAll(/^\| `.+?\| (`[^|]+) \|/gm)].map(([, records = '']) => records);
  const said = rows.flatMap((records) => [...records.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
  const kinds = allRecords.map(({ name }) => name);
  expect(kinds.filter((name) => !said.includes(name))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});
