import * as z from 'zod';
import { Day, SentDay } from '../../leases/moments';
import { limits } from '../../limits';
import { ExpenseCategory } from '../owners/owner-money';

/** What the old system's trial balance has a total of. */
export const openingClasses = ['bank', 'owed', 'prepaid', 'deposits', 'owners', 'manager', 'bills'] as const;
export type OpeningClass = (typeof openingClasses)[number];

export const openingClassNames: Record<OpeningClass, string> = {
  bank: 'Bank accounts',
  owed: 'Unpaid by tenants',
  prepaid: 'Paid ahead by tenants',
  deposits: 'Deposits held',
  owners: 'Owner balances',
  manager: 'Your own money',
  bills: 'Unpaid bills',
};

export const openingStates = ['draft', 'bringing', 'in', 'undoing', 'undone', 'signed'] as const;
export type OpeningState = (typeof openingStates)[number];

/** Why a difference stays. */
export const explanations = ['left-out', 'old-wrong', 'other'] as const;
export type Explanation = (typeof explanations)[number];

/** Of one transaction: sheet, log entry and once-record stand beside them. */
export const openingLinesPerCall = 80;

const text = z.string().max(limits.textCharacters);
const any = z.number().int().min(-limits.rentCents).max(limits.rentCents);
const some = z.number().int().min(1).max(limits.rentCents);
/** The code of a bank account: a part of keys. */
const account = z
  .string()
  .max(10)
  .regex(/^[a-z][a-z0-9]*$/);
const id = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[A-Za-z0-9_-]+$/);
/** Tells lines of one kind apart. */
const place = z.number().int().min(1).max(9_999);

/** One line of the sheet, in cents (opening-balances.md); a caller's days are checked as such. */
const lineWith = (day: typeof Day | typeof SentDay) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('bank'), account, cents: any }),
    z.object({
      kind: z.literal('check'),
      account,
      place,
      on: day,
      number: text,
      payee: text.min(1),
      cents: some,
    }),
    z.object({ kind: z.literal('transit'), account, place, on: day, from: text.min(1), cents: some }),
    z.object({ kind: z.literal('owner'), property: id, owner: id, cents: any }),
    z.object({ kind: z.literal('manager'), account, cents: any }),
    z.object({
      kind: z.literal('bill'),
      property: id,
      place,
      vendor: text.min(1),
      category: ExpenseCategory,
      reference: text,
      on: day,
      due: day,
      cents: some,
    }),
    z.object({
      kind: z.literal('old'),
      class: z.enum(openingClasses),
      cents: any,
      why: z.string().max(limits.descriptionCharacters),
    }),
  ]);

export const OpeningLine = lineWith(Day);
export const SentOpeningLine = lineWith(SentDay);
export type OpeningLine = Readonly<z.infer<typeof OpeningLine>>;
export type LineOf<K extends OpeningLine['kind']> = Extract<OpeningLine, { kind: K }>;

export const linesOf = <K extends OpeningLine['kind']>(lines: readonly OpeningLine[], kind: K): LineOf<K>[] =>
  lines.filter((line): line is LineOf<K> => line.kind === kind);

const keys = {
  bank: ({ account: code }: LineOf<'bank'>) => [code],
  check: ({ account: code, place: at }: LineOf<'check'>) => [code, at],
  transit: ({ account: code, place: at }: LineOf<'transit'>) => [code, at],
  owner: ({ property, owner }: LineOf<'owner'>) => [property, owner],
  manager: ({ account: code }: LineOf<'manager'>) => [code],
  bill: ({ property, place: at }: LineOf<'bill'>) => [property, at],
  old: ({ class: of }: LineOf<'old'>) => [of],
} satisfies { [K in OpeningLine['kind']]: (line: LineOf<K>) => (string | number)[] };

/** Names a line on its sheet: another line with this name takes its place. `check.bank.3`, for example. */
export function openingLineKey(line: OpeningLine): string {
  const keyOf = keys[line.kind] as (one: OpeningLine) => (string | number)[];
  return [line.kind, ...keyOf(line)].join('.');
}

/** Whether lines can be saved; of an undone sheet they begin the next attempt. */
export const maySave = (state: OpeningState): boolean => state === 'draft' || state === 'undone';
export const mayBringIn = (state: OpeningState): boolean => state === 'draft' || state === 'bringing';
export const mayUndo = (state: OpeningState): boolean =>
  state === 'bringing' || state === 'in' || state === 'undoing';

const undoDays = 14;
const msPerDay = 86_400_000;

/**
 * Whether what was brought in at this instant (UTC) stays for good. An undo that began is ended at any time.
 */
export const isOpeningSettled = (
  { state, broughtAt }: { readonly state: OpeningState; readonly broughtAt: string },
  now: Date,
): boolean =>
  state === 'signed' || (state === 'in' && now.getTime() - Date.parse(broughtAt) > undoDays * msPerDay);

/** The last instant (UTC) of an undo. */
export const undoUntil = (broughtAt: string): string =>
  new Date(Date.parse(broughtAt) + undoDays * msPerDay).toISOString();
