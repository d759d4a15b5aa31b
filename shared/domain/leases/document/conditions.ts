import type { TermFields } from '../term';

/** What a part of a text can depend on, such as a pet clause. Each is a plain question about the term. */
export const conditions = {
  pets: ({ pets }: TermFields) => pets.length > 0,
  'no-pets': ({ pets }: TermFields) => pets.length === 0,
  occupants: ({ occupants }: TermFields) => occupants.length > 0,
  parking: ({ parking, rentLines }: TermFields) =>
    parking.trim() !== '' || rentLines.some(({ kind }) => kind === 'parking'),
  'co-signer': ({ parties }: TermFields) => parties.coSigners.length > 0,
  'several-tenants': ({ parties }: TermFields) => parties.tenants.length > 1,
  agent: ({ parties }: TermFields) => parties.agent !== undefined,
  deposit: ({ deposit }: TermFields) => deposit.cents > 0,
  'no-deposit': ({ deposit }: TermFields) => deposit.cents === 0,
  'late-fee': ({ late }: TermFields) => late.fee.kind !== 'none',
  'fixed-term': ({ to }: TermFields) => to !== undefined,
  'month-to-month': ({ to }: TermFields) => to === undefined,
  'goes-on': ({ to, atEnd }: TermFields) => to !== undefined && atEnd === 'month-to-month',
  ends: ({ to, atEnd }: TermFields) => to !== undefined && atEnd === 'end',
  'extra-rent': ({ rentLines }: TermFields) => rentLines.some(({ kind }) => kind !== 'rent'),
  'first-month-full': ({ proration }: TermFields) => proration.firstMonthFull,
} as const satisfies Record<string, (term: TermFields) => boolean>;

export type Condition = keyof typeof conditions;
export const conditionNames = Object.keys(conditions) as [Condition, ...Condition[]];
