import { may } from '../../../shared/domain/people/roles';
import type { Person, Persona } from './people';
import { personas } from './people';
import type { Walked } from './scene';
import { reaches, type Target, type Thing, targets } from './things';

/** The caller: nobody, someone with an invalid token, or a person. */
export const callers = ['anonymous', 'garbage', ...personas] as const;
export type Caller = (typeof callers)[number];

export const isPerson = (caller: Caller): caller is Persona => caller !== 'anonymous' && caller !== 'garbage';

export type At = { readonly thing: Thing; readonly target: Target };

/** Every way to make a row's call: as is, and with each object it names at each place. */
export const waysOf = ({ sample }: Walked): (At | undefined)[] => {
  const things = sample.names ?? [];
  if (things.length === 0) return [undefined];
  return things.flatMap((thing) => targets.map((target) => ({ thing, target })));
};

/** The status by roles, grants and the row's own auth; nothing here is copied from a handler. */
export function expectedStatus(
  { row, sample }: Walked,
  { caller, me, at }: { caller: Caller; me: Person; at: At | undefined },
): number {
  if (row.auth.kind !== 'bearer') return 200;
  if (!isPerson(caller)) return 401;
  if (row.auth.need && !may(me.viewer, row.auth.need)) return 403;
  if (sample.allows && !sample.allows(me.viewer)) return 403;
  return at === undefined || reaches[at.thing](me, at.target) ? 200 : 404;
}
