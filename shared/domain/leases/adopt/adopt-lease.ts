import type { Problem } from '../../problem';
import { type Done, done, type Given } from '../given';
import type { Lease } from '../lease';
import { termOf, withTerm } from '../lease-parts';
import type { Day } from '../moments';
import { type Refused, refused, unitTaken } from '../refusals';
import { withoutLaterTerms } from '../signing/voided';
import { isHeldOver, takenDays } from '../status/calendar';
import { entriesOf } from '../status/calendar-entries';
import { hasBegun, isAdopted, standingEnd, standingKeys, standingNotice } from '../status/standing';
import type { Term, TermFields, UploadedFile } from '../term';
import { adoptProblems } from './adopt-problems';

type Ids = Pick<Lease, 'leaseId' | 'unitId' | 'propertyId'>;

type Adopting = {
  readonly ids: Ids;
  readonly fields: TermFields;
  /** The day on which it was signed, where somebody knows it. */
  readonly signedOn?: Day | undefined;
};

/** The number of the one term that can be adopted: what follows is agreed on here. */
const firstTerm = 1;

/**
 * A lease that was signed outside Keystead, as agreed from today on: it has no packet. Whose first day has
 * come lives there. Refuses `lease-incomplete` (days, one tenant, rent), `bad-day` and `unit-taken`.
 */
export function adoptLease(given: Omit<Given, 'lease'>, { ids, fields, signedOn }: Adopting): Done | Refused {
  const { on } = given.now;
  const problems = adoptProblems(fields, on);
  if (problems.length > 0) return refused('lease-incomplete', fieldsOf(problems));
  if (signedOn !== undefined && signedOn > on)
    return refused('bad-day', { signedOn: 'Choose a day up to today' });
  const adopted = { on, by: given.actor.id, ...(signedOn !== undefined && { signedOn }) };
  const term: Term = { ...fields, number: firstTerm, drafts: [], adopted };
  const lease: Lease = {
    ...ids,
    ...(fields.from <= on && fields.from !== '' && { movedInOn: fields.from }),
    notices: [],
    surrenders: [],
    ends: [],
    rentChanges: [],
    holdovers: [],
    terms: [term],
    packets: [],
    signers: [],
  };
  // Before it was adopted, it had no days in the calendar.
  const before = { ...lease, terms: [{ ...fields, number: firstTerm, drafts: [] }] };
  return heldOverTaken(given, lease) ?? done({ ...given, lease: before }, lease);
}

/** Tenants past their last day need the unit from then on. */
function heldOverTaken({ calendar, now: { on } }: Omit<Given, 'lease'>, lease: Lease): Refused | undefined {
  const days = entriesOf(lease, on).flatMap((entry) =>
    entry.kind === 'signed' && entry.to !== undefined && isHeldOver(entry, on) ? [{ from: entry.from }] : [],
  );
  const taken = takenDays(calendar, { lease: lease.leaseId, days, on });
  return taken.length > 0 ? unitTaken(taken) : undefined;
}

const fieldsOf = (problems: readonly Problem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), message]));

/** Names the signed paper of an adopted term, in place of an earlier one. Refuses `wrong-status`. */
export function nameSignedFile(given: Given, { file }: { file: UploadedFile }): Done | Refused {
  const { lease, now } = given;
  const term = termOf(lease, firstTerm);
  if (!term?.adopted || !isAdopted(term, now.on)) return refused('wrong-status');
  return done(given, withTerm(lease, { ...term, adopted: { ...term.adopted, file } }));
}

/** Gives a tenant of an adopted term a mail address, or another one. Refuses `wrong-status`. */
export function nameTenantEmail(
  given: Given,
  { tenant, email }: { tenant: string; email: string },
): Done | Refused {
  const { lease, now } = given;
  const term = termOf(lease, firstTerm);
  const known = term?.parties.tenants.find(({ id }) => id === tenant);
  if (!term || !known || !isAdopted(term, now.on)) return refused('wrong-status');
  const tenants = term.parties.tenants.map((one) => (one.id === tenant ? { ...one, email } : one));
  return done(given, withTerm(lease, { ...term, parties: { ...term.parties, tenants } }));
}

/** Whether an adopted term has begun and something was recorded or agreed on since. */
function isLivedIn(lease: Lease, on: Day): boolean {
  const isMoved = standingNotice(lease, on) ?? standingKeys(lease, on) ?? standingEnd(lease, on);
  return hasBegun(lease, on) && (isMoved !== undefined || lease.packets.some(({ voided }) => !voided));
}

/**
 * Takes an adopted lease back, for one that was added by mistake: its days are free, rent of them is taken
 * back, and renewals go with it. Refuses `wrong-status` when something else followed after its first day.
 */
export function removeAdopted(given: Given): Done | Refused {
  const { lease, now } = given;
  const term = termOf(lease, firstTerm);
  const isOver = lease.settledOn !== undefined;
  if (!term?.adopted || !isAdopted(term, now.on) || isOver || isLivedIn(lease, now.on))
    return refused('wrong-status');
  const removed = withTerm(lease, { ...term, adopted: { ...term.adopted, removedOn: now.on } });
  const changed = withoutLaterTerms(given, { lease: removed, events: [] }, firstTerm);
  return done(given, changed.lease, changed.events);
}
