import * as z from 'zod';
import { documentLimits, shownTypes } from '../domain/documents';
import { limits } from '../domain/limits';
import { ApplicationFields } from '../domain/screening/application';
import { personKinds } from '../domain/screening/people';
import { linkHolder } from './endpoint';
import { fileLinks, hour, linkRate, linkToken } from './link-rows';
import { answer, done, id, line, nameLine, success, uploadPlace, version, versioned } from './parts';
import { KeptFacts, OpenedApplication, OpenedListing } from './screening-shapes';

const email = z.string().max(limits.emailCharacters);
const fileType = z.enum(shownTypes);

/** What the holder of a unit's or an application's link does. */
export const applications = {
  openListing: {
    method: 'POST',
    path: '/api/applications/openListing',
    auth: linkHolder,
    summary: 'A unit that is open for applications, as its public page shows it',
    body: z.object({ token: linkToken }),
    reply: z.object({ success, data: OpenedListing }),
    refusals: ['link-not-valid'],
    rate: linkRate,
  },
  openApplication: {
    method: 'POST',
    path: '/api/applications/openApplication',
    auth: linkHolder,
    summary: 'What a unit’s or an application’s link leads to; a POST, so that the token stands in no log',
    body: z.object({ token: linkToken }),
    reply: z.object({ success, data: OpenedApplication }),
    refusals: ['link-not-valid'],
    rate: linkRate,
  },
  startApplication: {
    method: 'POST',
    path: '/api/applications/startApplication',
    auth: linkHolder,
    summary: 'Begin an application by a unit’s link; its own link is answered and mailed, to go on anywhere',
    body: ApplicationFields.extend({ token: linkToken }),
    reply: answer({ token: z.string(), version }),
    refusals: ['link-not-valid', 'conflict'],
    idempotent: true,
    rate: [
      { by: 'address', limit: 30, windowSeconds: hour },
      { by: { accountField: 'email' }, limit: 5, windowSeconds: hour },
    ],
  },
  saveApplication: {
    method: 'POST',
    path: '/api/applications/saveApplication',
    auth: linkHolder,
    summary: 'Save an application as its form has it, complete or not; `submit` sends a complete one',
    body: ApplicationFields.extend({ token: linkToken, version, submit: z.boolean() }),
    reply: versioned,
    refusals: ['link-not-valid', 'conflict', 'changed-meanwhile', 'application-closed'],
    rate: [{ by: 'address', limit: 600, windowSeconds: hour }],
  },
  addApplicationPerson: {
    method: 'POST',
    path: '/api/applications/addApplicationPerson',
    auth: linkHolder,
    summary: 'Name a co-applicant or guarantor, who is mailed a link to their own part; again for a new link',
    body: z.object({
      ...{ token: linkToken, kind: z.enum(personKinds), firstName: nameLine, lastName: nameLine, email },
    }),
    reply: done,
    refusals: ['link-not-valid', 'conflict', 'application-closed', 'people-limit'],
    rate: [
      { by: 'address', limit: 30, windowSeconds: hour },
      { by: { accountField: 'email' }, limit: 5, windowSeconds: hour },
    ],
  },
  removeApplicationPerson: {
    method: 'POST',
    path: '/api/applications/removeApplicationPerson',
    auth: linkHolder,
    summary: 'Take a person who was named out again; nothing of their part is kept',
    body: z.object({ token: linkToken, person_id: id }),
    reply: done,
    refusals: ['link-not-valid', 'conflict', 'application-closed', 'must-be-kept'],
    rate: linkRate,
  },
  createApplicationUpload: {
    method: 'POST',
    path: '/api/applications/createApplicationUpload',
    auth: linkHolder,
    summary: 'Where and how an applicant sends one document straight to storage',
    body: z.object({
      ...{ token: linkToken, contentType: fileType },
      bytes: z.number().int().min(1).max(documentLimits.bytes),
    }),
    reply: uploadPlace,
    refusals: ['link-not-valid', 'application-closed', 'file-limit'],
    rate: [{ by: 'address', limit: 60, windowSeconds: hour }],
  },
  addApplicationDocument: {
    method: 'POST',
    path: '/api/applications/addApplicationDocument',
    auth: linkHolder,
    summary: 'Keep what was sent with the application; its content must be of the announced type',
    body: z.object({
      token: linkToken,
      upload: z.string().min(1).max(200),
      contentType: fileType,
      name: line,
    }),
    reply: done,
    refusals: ['link-not-valid', 'not-found', 'conflict', 'application-closed', 'file-limit'],
    rate: [{ by: 'address', limit: 60, windowSeconds: hour }],
  },
  openApplicationDocument: {
    method: 'POST',
    path: '/api/applications/openApplicationDocument',
    auth: linkHolder,
    summary: 'Links to a document that the link’s holder added; signed addresses that expire',
    body: z.object({ token: linkToken, document_id: id }),
    reply: z.object({ success, data: fileLinks }),
    refusals: ['link-not-valid', 'not-found'],
    rate: linkRate,
  },
  removeApplicationDocument: {
    method: 'POST',
    path: '/api/applications/removeApplicationDocument',
    auth: linkHolder,
    summary: 'Take a document back; its file goes too',
    body: z.object({ token: linkToken, document_id: id }),
    reply: done,
    refusals: ['link-not-valid', 'conflict', 'application-closed'],
    rate: linkRate,
  },
  payApplicationFee: {
    method: 'POST',
    path: '/api/applications/payApplicationFee',
    auth: linkHolder,
    summary: 'The provider’s page where the applicant pays the application fee, once their part was sent',
    body: z.object({ token: linkToken }),
    reply: answer({ url: z.string() }),
    refusals: ['link-not-valid', 'conflict', 'fee-not-due', 'payments-away'],
    rate: linkRate,
  },
  askWhatIsKept: {
    method: 'POST',
    path: '/api/applications/askWhatIsKept',
    auth: linkHolder,
    summary: 'What is kept about an applicant, until when, and whether it can go now; the question is logged',
    body: z.object({ token: linkToken }),
    reply: z.object({ success, data: KeptFacts }),
    refusals: ['link-not-valid'],
    rate: linkRate,
  },
  removeApplication: {
    method: 'POST',
    path: '/api/applications/removeApplication',
    auth: linkHolder,
    summary: 'The applicant has everything removed, unless a lease or a report came of it; logged (D50)',
    body: z.object({ token: linkToken }),
    reply: done,
    refusals: ['link-not-valid', 'conflict', 'must-be-kept', 'application-closed'],
    rate: linkRate,
  },
} as const;
