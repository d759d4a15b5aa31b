import * as z from 'zod';
import { SentDay } from '../domain/leases/moments';
import { ExpenseCategory } from '../domain/ledger/owners/owner-money';
import { limits } from '../domain/limits';
import { bearer, linkHolder } from './endpoint';
import { linkRate, linkToken } from './link-rows';
import { answer, cents, done, id, line, note, success, versioned } from './parts';
import { category, hazard, RequestFileShown } from './request-shapes';

const amount = cents.min(1).max(limits.rentCents);
const part = cents.min(0).max(limits.rentCents);
/** Most moves add a fact each time, so a repeat under its key is one. */
const move = {
  method: 'POST',
  auth: bearer('requests', 'change'),
  reply: versioned,
  idempotent: true,
} as const;
const usual = ['not-found', 'conflict', 'not-open', 'property-archived'] as const;
const request_id = id;
const ledger = ['bad-amount', 'bad-day', 'period-locked', 'account-reconciled'] as const;

/** What an owner's approval link opens. */
export const Approval = z.object({
  state: z.enum(['open', 'answered', 'decided', 'withdrawn']),
  organization: z.string(),
  owner_name: z.string(),
  percentage: z.number(),
  name: z.string(),
  place: z.string(),
  category,
  hazard: hazard.optional(),
  words: z.string(),
  cents,
  why: z.string(),
  asked_at: z.string(),
  answer: z.object({ yes: z.boolean(), words: z.string(), at: z.string() }).optional(),
  /** What all owners decided together, once they have. */
  decided: z.boolean().optional(),
  files: z.array(RequestFileShown),
});
export type Approval = z.infer<typeof Approval>;

export const requestMoney = {
  addEstimate: {
    ...move,
    path: '/api/requests/addEstimate',
    summary: 'Write down what the work will cost; above what may be spent the owners are asked at once',
    body: z.object({ request_id, cents: amount, words: note.default('') }),
    refusals: [...usual, 'not-triaged', 'not-accepted', 'job-ended', 'request-full'],
  },
  askOwners: {
    ...move,
    path: '/api/requests/askOwners',
    summary: 'Ask all owners with a share today whether so much may be spent; each gets a link by mail',
    body: z.object({ request_id, cents: amount, why: note.default('') }),
    refusals: [...usual, 'not-triaged', 'no-owners', 'request-full'],
  },
  withdrawAsk: {
    ...move,
    path: '/api/requests/withdrawAsk',
    summary: 'Ask the owners no more',
    body: z.object({ request_id }),
    refusals: [...usual, 'nothing-asked'],
  },
  answerAsk: {
    method: 'POST',
    auth: bearer('requests'),
    path: '/api/requests/answerAsk',
    summary: 'A rental owner says yes or no, for the own share',
    body: z.object({ request_id, ask: z.number().int().min(1), yes: z.boolean(), words: note.default('') }),
    reply: versioned,
    refusals: ['not-found', 'conflict', 'nothing-asked', 'already-answered', 'property-archived'],
  },
  overrideOwners: {
    ...move,
    path: '/api/requests/overrideOwners',
    summary: 'Go ahead without the owners in an emergency, with a reason that they are told at once',
    body: z.object({ request_id, cents: amount, why: note.min(1) }),
    refusals: [...usual, 'not-triaged', 'not-emergency', 'request-full'],
  },
  addCost: {
    method: 'POST',
    auth: bearer('money', 'change'),
    path: '/api/requests/addCost',
    summary:
      'Write a request’s cost into the books: a bill of the property, and a claim against the tenants for their part',
    body: z.object({
      request_id,
      /** The bill that the vendor sent by its link. */
      bill: z.number().int().min(1).optional(),
      vendor: line.min(1),
      category: ExpenseCategory,
      owner_cents: part,
      tenant_cents: part,
      billed_on: SentDay,
      due_on: SentDay,
      reference: line.default(''),
      memo: note.default(''),
    }),
    reply: answer({ cost: z.number().int(), bill_id: z.string() }),
    refusals: ['not-found', 'conflict', 'invalid', ...ledger, 'approval-needed', 'no-lease', 'request-full'],
    idempotent: true,
  },
  undoCost: {
    method: 'POST',
    auth: bearer('money', 'change'),
    path: '/api/requests/undoCost',
    summary: 'Take a cost back by reversals of its bill and its claim; both stay in the books',
    body: z.object({ request_id, cost: z.number().int().min(1), reason: note.min(1) }),
    reply: done,
    refusals: [
      'not-found',
      'conflict',
      ...ledger,
      'cost-undone',
      'bill-not-open',
      'not-reversible',
      'already-reversed',
    ],
  },
  openApproval: {
    method: 'POST',
    auth: linkHolder,
    path: '/api/requests/openApproval',
    summary: 'What an owner’s link asks them to approve; a POST, so that the token stands in no log',
    body: z.object({ token: linkToken }),
    reply: z.object({ success, data: Approval }),
    refusals: ['link-not-valid'],
    rate: [...linkRate],
  },
  answerApproval: {
    method: 'POST',
    auth: linkHolder,
    path: '/api/requests/answerApproval',
    summary: 'An owner says yes or no by link, for the own share, once',
    body: z.object({ token: linkToken, yes: z.boolean(), words: note.default('') }),
    reply: done,
    refusals: ['link-not-valid', 'conflict', 'nothing-asked', 'already-answered'],
    rate: [...linkRate],
  },
} as const;
