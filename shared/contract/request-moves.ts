import * as z from 'zod';
import { mayEnterKeys, raisedHow, SentInstant, sides, Window, waitedFor } from '../domain/requests/request';
import { fileAudiences } from '../domain/requests/request-file';
import { requestLimits } from '../domain/requests/request-limits';
import { bearer, inFiveMinutes } from './endpoint';
import { answer, id, line, note, uploadPlace, versioned } from './parts';
import { announcedFile, category, hazard, priority, RequestLine, sentFiles } from './request-shapes';

const usual = ['not-found', 'conflict', 'not-open', 'property-archived'] as const;
const version = z.number().int().min(1);

/** A change of a request that is there. */
/** Most moves add a fact each time, so a repeat under its key is one. */
const move = {
  method: 'POST',
  auth: bearer('requests', 'change'),
  reply: versioned,
  idempotent: true,
} as const;
const request_id = id;

export const requestMoves = {
  createRequestUpload: {
    method: 'POST',
    // A rental owner raises requests too, and reads them only.
    auth: bearer('requests'),
    path: '/api/requests/createRequestUpload',
    summary: 'Where and how to send one photo, video or PDF straight to storage',
    body: announcedFile,
    reply: uploadPlace,
    refusals: ['invalid'],
    rate: [inFiveMinutes(200)],
  },
  raiseRequest: {
    method: 'POST',
    auth: bearer('requests'),
    path: '/api/requests/raiseRequest',
    summary:
      'Raise a request: a tenant for their home, staff for a property, a rental owner for one of their own',
    body: z.object({
      property_id: id,
      /** Absent for a common area. */
      unit_id: id.optional(),
      /** A common area, in words. */
      area: line.default(''),
      room: line.default(''),
      category,
      words: note,
      hazard: hazard.optional(),
      may_enter: z.enum(mayEnterKeys).default('call'),
      pets: line.default(''),
      windows: z.array(Window).max(requestLimits.windows).default([]),
      files: sentFiles,
      how: z.enum(raisedHow).default('app'),
      /** The caller saw the one that is alike and raises this one all the same. */
      is_another: z.boolean().default(false),
    }),
    reply: answer({
      /** Absent when an open one of the same words and place within the hour is shown first. */
      request_id: id.optional(),
      name: z.string().optional(),
      alike: RequestLine.optional(),
    }),
    refusals: ['not-found', 'conflict', 'invalid', 'request-limit', 'in-progress', 'property-archived'],
    idempotent: true,
  },
  addRequestFiles: {
    method: 'POST',
    auth: bearer('requests'),
    path: '/api/requests/addRequestFiles',
    summary: 'Keep what was sent as files of a request; staff choose who sees them',
    body: z.object({ request_id, files: sentFiles, audience: z.enum(fileAudiences).default('all') }),
    reply: versioned,
    refusals: [...usual, 'invalid', 'request-full'],
  },
  triageRequest: {
    ...move,
    path: '/api/requests/triageRequest',
    summary:
      'Set a request’s priority and by when it has to be fixed; its category and hazard as they really are',
    body: z.object({
      request_id,
      version: version.optional(),
      priority,
      category: category.optional(),
      /** `none` takes a wrong hazard back. */
      hazard: z.union([hazard, z.literal('none')]).optional(),
      /** Else as the priority says. */
      fix_by: SentInstant.optional(),
    }),
    refusals: [...usual, 'changed-meanwhile', 'bad-window', 'request-full'],
  },
  snoozeRequest: {
    ...move,
    path: '/api/requests/snoozeRequest',
    summary: 'Hide a request from triage until a time; its status stays as it is',
    body: z.object({ request_id, until: SentInstant }),
    refusals: [...usual, 'bad-window'],
  },
  mergeRequest: {
    ...move,
    path: '/api/requests/mergeRequest',
    summary: 'Close a request as a duplicate of another one of the same property',
    body: z.object({ request_id, duplicate_of: id }),
    refusals: [...usual, 'begun'],
  },
  acknowledgeHazard: {
    ...move,
    path: '/api/requests/acknowledgeHazard',
    summary: 'Say that one has it: nobody further on call is told of this hazard',
    body: z.object({ request_id }),
    refusals: usual,
  },
  assignRequest: {
    ...move,
    path: '/api/requests/assignRequest',
    summary:
      'Give a request to a vendor, who gets a link by mail, or to a person of the staff; who had it loses it',
    body: z.object({
      request_id,
      to: z.object({ kind: z.enum(['vendor', 'staff']), id }),
      sees_phone: z.boolean().default(true),
      sees_limit: z.boolean().default(false),
      /** Why a vendor without valid insurance is taken. */
      uninsured: note.default(''),
    }),
    refusals: [...usual, 'not-triaged', 'vendor-uninsured', 'vendor-archived', 'request-full'],
  },
  unassignRequest: {
    ...move,
    path: '/api/requests/unassignRequest',
    summary: 'Take a job back; the vendor’s link takes a bill for 30 days and nothing else',
    body: z.object({ request_id, why: note.default('') }),
    refusals: [...usual, 'job-ended'],
  },
  sendJobAgain: {
    ...move,
    path: '/api/requests/sendJobAgain',
    summary: 'Mail the vendor a new link to its job; the last one opens nothing any more',
    body: z.object({ request_id }),
    refusals: [...usual, 'job-ended'],
  },
  acceptJob: {
    ...move,
    path: '/api/requests/acceptJob',
    summary: 'Accept a job as the person who has it, or for a vendor who said so by telephone',
    body: z.object({ request_id }),
    refusals: [...usual, 'job-ended'],
  },
  declineJob: {
    ...move,
    path: '/api/requests/declineJob',
    summary: 'Decline a job as the person who has it, or for a vendor who said so by telephone',
    body: z.object({ request_id, why: note.default('') }),
    refusals: [...usual, 'job-ended', 'begun'],
  },
  proposeVisit: {
    ...move,
    path: '/api/requests/proposeVisit',
    summary: 'Propose a visit; staff name the side they speak for, a tenant always speaks for the home',
    body: z.object({
      request_id,
      from: SentInstant,
      to: SentInstant,
      side: z.enum(sides).default('home'),
      /** Both sides have said yes already. */
      is_agreed: z.boolean().default(false),
    }),
    refusals: [...usual, 'not-triaged', 'bad-window', 'not-accepted', 'request-full'],
  },
  agreeVisit: {
    ...move,
    path: '/api/requests/agreeVisit',
    summary: 'Agree to the visit that the other side proposed',
    body: z.object({ request_id, visit: z.number().int().min(1) }),
    refusals: [...usual, 'nothing-proposed', 'own-proposal', 'bad-window'],
  },
  callOffVisit: {
    ...move,
    path: '/api/requests/callOffVisit',
    summary: 'Call a visit off, or take a proposal back',
    body: z.object({ request_id, visit: z.number().int().min(1), why: note.default('') }),
    refusals: [...usual, 'nothing-proposed', 'bad-window'],
  },
  missVisit: {
    ...move,
    path: '/api/requests/missVisit',
    summary: 'Write down that a side was not there for an agreed visit',
    body: z.object({ request_id, visit: z.number().int().min(1), side: z.enum(sides) }),
    refusals: [...usual, 'nothing-proposed', 'not-past'],
  },
  waitRequest: {
    ...move,
    path: '/api/requests/waitRequest',
    summary: 'Say what a request waits for; for tenant or owner its clock stands still, for a hazard never',
    body: z.object({
      request_id,
      for: z.enum(waitedFor),
      until: SentInstant.optional(),
      why: note.default(''),
    }),
    refusals: [...usual, 'not-triaged', 'bad-window', 'request-full'],
  },
  resumeRequest: {
    ...move,
    path: '/api/requests/resumeRequest',
    summary: 'A request waits no more',
    body: z.object({ request_id }),
    refusals: [...usual, 'not-waiting'],
  },
  startWork: {
    ...move,
    path: '/api/requests/startWork',
    summary: 'Work begins; the latest estimate has to be within what may be spent',
    body: z.object({ request_id }),
    refusals: [...usual, 'not-triaged', 'not-accepted', 'job-ended', 'approval-needed', 'request-full'],
  },
  finishRequest: {
    ...move,
    path: '/api/requests/finishRequest',
    summary: 'The work is done, with photos; what was open or to come is withdrawn',
    body: z.object({ request_id, note: note.default(''), files: sentFiles }),
    refusals: [...usual, 'not-triaged', 'invalid', 'request-full'],
  },
  confirmRequest: {
    ...move,
    path: '/api/requests/confirmRequest',
    summary: 'It is mended: the tenant or staff say so, with stars if they like',
    body: z.object({
      request_id,
      stars: z.number().int().min(1).max(5).optional(),
      words: note.default(''),
    }),
    refusals: ['not-found', 'conflict', 'not-done', 'property-archived'],
  },
  reopenRequest: {
    ...move,
    path: '/api/requests/reopenRequest',
    summary: 'It is not mended, or was closed wrongly; a tenant has 30 days',
    body: z.object({ request_id, why: note.min(1), files: sentFiles }),
    refusals: [
      'not-found',
      'conflict',
      'not-done',
      'too-late',
      'invalid',
      'request-full',
      'property-archived',
    ],
  },
  cancelRequest: {
    ...move,
    auth: bearer('requests'),
    path: '/api/requests/cancelRequest',
    summary: 'Cancel a request: who raised it before triage, staff until work has begun',
    body: z.object({ request_id, why: note.default('') }),
    refusals: [...usual, 'begun'],
  },
} as const;
