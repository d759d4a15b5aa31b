import * as z from 'zod';
import { limits } from '../limits';
import type { RequestRefused } from './refusals';
import { type Fact, RequestActor, type RequestFacts } from './request';

/** What can happen to a request; a history shows each in words. */
export const eventKinds = [
  'raised',
  'files',
  'triaged',
  'snoozed',
  'acknowledged',
  'assigned',
  'link-sent',
  'unassigned',
  'accepted',
  'declined',
  'visit-proposed',
  'visit-agreed',
  'visit-off',
  'visit-missed',
  'waiting',
  'resumed',
  'started',
  'done',
  'confirmed',
  'reopened',
  'canceled',
  'duplicate',
  'estimated',
  'asked',
  'approved',
  'refused',
  'ask-withdrawn',
  'overridden',
  'billed',
  'cost',
  'cost-undone',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** One line of a request's history, with the place of its change in the order. */
export const RequestEvent = z.object({
  seq: z.number().int(),
  at: z.string(),
  by: RequestActor,
  what: z.enum(eventKinds),
  /** Whom or what it was about, by name. */
  about: z.string().optional(),
  words: z.string().max(limits.descriptionCharacters),
  cents: z.number().int().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  jobId: z.string().optional(),
});
export type RequestEvent = z.infer<typeof RequestEvent>;

/** Who acts, and when. */
export type Given = { readonly now: string; readonly by: RequestActor };
export type Moved = { readonly facts: RequestFacts; readonly event: RequestEvent };
export type Move = Moved | RequestRefused;

/** The next fact in order. All facts of one change have one place. */
export const nextFact = ({ seq }: Pick<RequestFacts, 'seq'>, { now, by }: Given): Fact => ({
  seq: seq + 1,
  at: now,
  by,
});

type Told = Omit<RequestEvent, 'seq' | 'at' | 'by' | 'words'> & { readonly words?: string };

/** The request after a change, with the line of its history. Staff's first word answers it. */
export function moved(
  before: RequestFacts,
  given: Given,
  { changed, event }: { readonly changed: Partial<RequestFacts>; readonly event: Told },
): Moved {
  const fact = nextFact(before, given);
  const isFirstWord = given.by.kind === 'staff' && before.answered === undefined;
  return {
    facts: {
      ...before,
      ...(isFirstWord && { answered: given.now }),
      ...changed,
      seq: fact.seq,
    },
    event: { words: '', ...event, ...fact },
  };
}

/** The list with one of its facts changed. */
export const replaced = <T>(facts: readonly T[], one: T, by: T): T[] =>
  facts.map((fact) => (fact === one ? by : fact));

export const isFull = (facts: readonly unknown[], most: number): boolean => facts.length >= most;
