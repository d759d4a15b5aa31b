import * as z from 'zod';
import { Message, messageLimits } from '../domain/screening/messages';
import { tidyText } from '../domain/text';
import { appointmentMove, appointmentRefusals } from './appointments';
import { bearer, linkHolder } from './endpoint';
import { hour, linkToken as token } from './link-rows';
import { answer, done, id } from './parts';

export const text = z.string().max(messageLimits.characters).overwrite(tidyText).min(1, 'Write a message');
const reply = answer({ messages: z.array(Message) });

/** What the landlord and one person of an application write to each other. */
export const applicantMessages = {
  getApplicantMessages: {
    method: 'GET',
    path: '/api/applicants/getApplicantMessages/{applicationId}',
    auth: bearer('applicants'),
    summary: 'What the landlord and an applicant wrote to each other, the oldest first',
    params: z.object({ applicationId: id }),
    reply,
    refusals: ['not-found'],
  },
  sendApplicantMessage: {
    method: 'POST',
    path: '/api/applicants/sendApplicantMessage',
    auth: bearer('applicants', 'change'),
    summary:
      'Write to an applicant, who is mailed a link to read and answer it; the mail holds none of its words',
    body: z.object({ application_id: id, text }),
    reply: done,
    refusals: ['not-found', 'conflict', 'message-limit'],
    idempotent: true,
  },
  moveApplicantShowing: {
    method: 'POST',
    path: '/api/applicants/moveApplicantShowing',
    auth: bearer('applicants', 'change'),
    summary:
      'Propose times to show the home, agree to one of the applicant’s, or take it back; a mail has the calendar',
    body: z.object({ application_id: id, ...appointmentMove }),
    reply: done,
    refusals: ['not-found', 'conflict', ...appointmentRefusals, 'application-closed'],
    idempotent: true,
  },
  readMessages: {
    method: 'POST',
    path: '/api/applications/readMessages',
    auth: linkHolder,
    summary: 'What the landlord and the link’s holder wrote to each other, the oldest first',
    body: z.object({ token }),
    reply,
    refusals: ['link-not-valid'],
    rate: [{ by: 'address', limit: 300, windowSeconds: hour }],
  },
  answerMessage: {
    method: 'POST',
    path: '/api/applications/answerMessage',
    auth: linkHolder,
    summary: 'An applicant writes to the landlord, who is notified',
    body: z.object({ token, text }),
    reply: done,
    refusals: ['link-not-valid', 'conflict', 'message-limit'],
    idempotent: true,
    rate: [{ by: 'address', limit: 30, windowSeconds: hour }],
  },
} as const;
