import type { Problem } from '../../problem';
import type { Day } from '../moments';
import type { TermFields } from '../term';
import { peopleProblems } from './people-problems';
import { rentProblems } from './rent-problems';
import { ruleProblems } from './rule-problems';
import { type PreviousTerm, termProblems } from './term-problems';

type Around = { readonly on: Day; readonly before?: PreviousTerm };

const textProblems = ({ text }: TermFields): Problem[] =>
  text ? [] : [{ path: ['text'], message: 'Choose the text of the lease' }];

/** The wizard's steps in order, each with its rule; the form and the server run the same ones. */
export const leaseSteps = {
  term: (term: TermFields, around: Around) => termProblems(term, around),
  people: ({ parties }: TermFields) =>
    peopleProblems(parties).map(({ path, message }) => ({ path: ['parties', ...path], message })),
  rent: (term: TermFields) => rentProblems(term),
  rules: (term: TermFields) => ruleProblems(term),
  review: (term: TermFields) => textProblems(term),
} as const satisfies Record<string, (term: TermFields, around: Around) => Problem[]>;

export type LeaseStep = keyof typeof leaseSteps;

/** Everything missing before a term can be sent; `before` is the term a renewal follows. */
export const leaseProblems = (term: TermFields, around: Around): Problem[] =>
  Object.values(leaseSteps).flatMap((problemsOf) => problemsOf(term, around));
