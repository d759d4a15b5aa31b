import * as z from 'zod';
import { Day, SentDay } from '../domain/leases/moments';
import { AccountKind } from '../domain/ledger/bank/bank-codes';
import {
  explanations,
  OpeningLine,
  openingLinesPerCall,
  openingStates,
  SentOpeningLine,
} from '../domain/ledger/openings/sheet';
import { bearer, bodyLimits, inFiveMinutes } from './endpoint';
import { answer, cents, cursor, id, note, version } from './parts';

/** The name of a line: `check.bank.3` (sheet.ts). */
const lineKey = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[!-~]+$/);

/** Of each account that the sheet needs the balance of; `reason` says why that cannot be brought in. */
const OpeningAccount = z.object({
  code: z.string(),
  account_id: id,
  name: z.string(),
  last4: z.string(),
  kind: AccountKind,
  /** What the account was added with, and the day at whose end it held. */
  opening: cents,
  opened_on: Day,
});

/** The organization's one sheet: where it stands, its lines, and what it is brought in to. */
const OpeningSheet = z.object({
  state: z.enum(openingStates),
  attempt: z.number().int().min(1),
  /** The cutover day; empty while nobody chose one. */
  on: z.string(),
  /** 0 while nothing is saved. */
  version: z.number().int().min(0),
  lines: z.array(OpeningLine),
  accounts: z.array(OpeningAccount),
  /** A landlord with property of their own: no manager's money (D66). */
  is_solo: z.boolean(),
  explained: z.object({ why: z.enum(explanations), text: z.string(), cents }).optional(),
  /** UTC instants. */
  brought_at: z.string().optional(),
  undo_until: z.string().optional(),
  signed: z.object({ at: z.string(), name: z.string() }).optional(),
  /** What `opening` comes to over all books: 0 once everything is somebody's. */
  opening: cents,
  may: z.object({ change: z.boolean() }),
});
export type OpeningSheet = z.infer<typeof OpeningSheet>;

/** A property with its owners, its accounts, and what its leases brought in. */
const OpeningProperty = z.object({
  property_id: id,
  property_title: z.string(),
  owners: z.array(z.object({ owner_id: id, name: z.string() })),
  money: z.string(),
  deposits_at: z.string(),
  owed: cents,
  prepaid: cents,
  deposits: cents,
});
export type OpeningProperty = z.infer<typeof OpeningProperty>;

const read = { method: 'GET', auth: bearer('money') } as const;
const write = { method: 'POST', auth: bearer('money', 'change'), rate: [inFiveMinutes(300)] } as const;
const refusals = ['not-found', 'conflict', 'not-permitted', 'changed-meanwhile'] as const;
/** Accounts and properties that a call left for the next one. */
const left = answer({ left: z.number().int().min(0) });

/** Opening balances of a whole organization (opening-balances.md): the whole organization’s money. */
export const openingRows = {
  getOpeningSheet: {
    ...read,
    path: '/api/ledger/getOpeningSheet',
    summary: 'The organization’s opening balances: cutover day, lines, and where they stand',
    reply: z.object({ success: z.literal(1), data: OpeningSheet }),
    refusals: ['not-permitted'],
  },
  listOpeningProperties: {
    ...read,
    path: '/api/ledger/listOpeningProperties',
    summary: 'Properties with their owners and what their leases brought in, by name; paged',
    query: z.object({ after: cursor.optional() }),
    reply: answer({ properties: z.array(OpeningProperty), next: cursor.optional() }),
    refusals: ['not-permitted'],
  },
  saveOpeningLines: {
    ...write,
    path: '/api/ledger/saveOpeningLines',
    summary: 'Save lines of the opening balances, and the cutover day; of an undone sheet the next attempt',
    body: z.object({
      version: z.number().int().min(0),
      on: SentDay,
      lines: z.array(SentOpeningLine).max(openingLinesPerCall),
      remove: z.array(lineKey).max(openingLinesPerCall),
    }),
    bodyLimit: bodyLimits.form,
    reply: answer({ version }),
    refusals: [...refusals, 'opening-stands', 'bad-day', 'invalid'],
  },
  bringOpeningIn: {
    ...write,
    path: '/api/ledger/bringOpeningIn',
    summary:
      'Post the opening balances, a part at a time: they tie, or the difference is the manager’s and explained',
    body: z.object({
      version,
      explanation: z.object({ why: z.enum(explanations), text: note.min(1) }).optional(),
    }),
    reply: left,
    refusals: [...refusals, 'opening-stands', 'not-tied', 'bad-day', 'period-locked', 'account-reconciled'],
  },
  undoOpening: {
    ...write,
    path: '/api/ledger/undoOpening',
    summary: 'Take the opening balances back, a part at a time, while nothing rests on them',
    body: z.object({ reason: note.min(1) }),
    reply: left,
    refusals: [
      ...refusals,
      'opening-settled',
      'opening-used',
      'period-locked',
      'account-reconciled',
      'wrong-status',
    ],
  },
  signOpening: {
    ...write,
    path: '/api/ledger/signOpening',
    summary:
      'Sign the opening balances off: they tie to the old trial balance; the books close through the day',
    body: z.object({ version }),
    reply: z.object({ success: z.literal(1) }),
    refusals: [...refusals, 'not-tied', 'wrong-status'],
  },
} as const;
