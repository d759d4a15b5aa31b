import * as z from 'zod';
import { bearer } from './endpoint';
import { answer, done, id, wholeNumber } from './parts';
import { MessageShown, sentFiles } from './request-shapes';

const request_id = id;
/** A message is at most 10 KB. */
const messageCharacters = 2500;

export const requestThread = {
  listMessages: {
    method: 'GET',
    auth: bearer('requests'),
    path: '/api/requests/listMessages/{id}',
    summary: 'Fifty messages of a request’s thread before one, the oldest of them first',
    params: z.object({ id }),
    query: z.object({ before: wholeNumber(z.number().int().min(1)).optional() }),
    reply: answer({ messages: z.array(MessageShown), has_more: z.boolean() }),
    refusals: ['not-found'],
  },
  sayInRequest: {
    method: 'POST',
    auth: bearer('requests'),
    path: '/api/requests/sayInRequest',
    summary: 'Say something in a request’s thread; staff may keep a note to themselves',
    body: z.object({
      request_id,
      text: z.string().max(messageCharacters),
      is_inner: z.boolean().default(false),
      files: sentFiles,
    }),
    reply: answer({ seq: z.number().int() }),
    refusals: [
      'not-found',
      'conflict',
      'invalid',
      'message-limit',
      'request-full',
      'in-progress',
      'not-permitted',
    ],
    idempotent: true,
  },
  markMessagesRead: {
    method: 'POST',
    auth: bearer('requests'),
    path: '/api/requests/markMessagesRead',
    summary: 'The caller has read the thread up to a message',
    body: z.object({ request_id, seq: z.number().int().min(1) }),
    reply: done,
    refusals: ['not-found'],
  },
} as const;
