import * as z from 'zod';
import { Line } from '../domain/assistant/answer';
import { questionCharacters } from '../domain/assistant/read-words';
import { SentDay } from '../domain/leases/moments';
import { isTimeZone } from '../domain/leases/time-zones';
import { ChargeKind } from '../domain/ledger/accounts';
import { bearer, endpoints } from './endpoint';
import { cents, id, success } from './parts';
import { category, hazard } from './request-shapes';

/**
 * `choose` asks back, `nothing` found no meaning in the question; a refused one is `refused` whatever there
 * is.
 */
export const answerKinds = ['answer', 'choose', 'emergency', 'help', 'refused', 'nothing'] as const;

/** What an act would send; the person's own click sends it, by the ordinary call. */
const Draft = z.discriminatedUnion('row', [
  z.object({
    row: z.literal('ledger.remindTenants'),
    /** Whom it is about, and of which home. */
    about: z.string(),
    body: z.object({ lease_ids: z.array(id) }),
  }),
  z.object({
    row: z.literal('ledger.addCharge'),
    about: z.string(),
    body: z.object({ lease_id: id, kind: ChargeKind, label: z.string(), due_on: z.string(), cents }),
  }),
  z.object({
    row: z.literal('units.addNote'),
    about: z.string(),
    body: z.object({ unit_id: id, text: z.string() }),
  }),
  z.object({
    row: z.literal('requests.raiseRequest'),
    about: z.string(),
    body: z.object({
      property_id: id,
      unit_id: id.optional(),
      category,
      words: z.string(),
      hazard: hazard.optional(),
    }),
  }),
]);
export type Draft = z.infer<typeof Draft>;

/** A record, or a person in one lease: both ids. */
const choiceId = z.string().min(1).max(250);

export const AssistantAnswer = z.object({
  kind: z.enum(answerKinds),
  /** The row of the grammar, empty when none fits. */
  intent: z.string(),
  lines: z.array(Line),
  /** What the question may be about: the caller's own records, at most five. */
  choices: z.array(z.object({ id: choiceId, label: z.string(), hint: z.string() })),
  drafts: z.array(Draft),
  /** The reads that the answer is made of, in the order in which its figures name them. */
  calls: z.array(z.object({ row: z.string(), params: z.unknown(), query: z.unknown() })),
  help: z.array(z.object({ page: z.string(), title: z.string() })),
});
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

export const assistant = endpoints({
  ask: {
    method: 'GET',
    path: '/api/assistant/ask',
    auth: bearer(),
    summary: 'Answers a question from reads of the caller’s own, made with their bearer; nothing is kept',
    query: z.object({
      question: z.string().max(questionCharacters),
      /** One of the choices of an earlier answer to the same question. */
      choice: choiceId.optional(),
      /** The caller's own day, at most one day from ours. */
      today: SentDay.optional(),
      /** The caller's own time zone, in which an instant is shown as a day. */
      zone: z.string().max(60).refine(isTimeZone, 'Unknown time zone').optional(),
    }),
    reply: z.object({ success, data: AssistantAnswer }),
    refusals: [],
    relayed: true,
  },
});
