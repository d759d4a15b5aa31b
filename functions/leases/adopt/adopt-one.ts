import type { RequestOf } from '../../../shared/contract/endpoint';
import type { AdoptForm } from '../../../shared/contract/lease-adopt';
import type { leases as rows } from '../../../shared/contract/leases';
import { adoptLease as adopt } from '../../../shared/domain/leases/adopt/adopt-lease';
import type { Done } from '../../../shared/domain/leases/given';
import { giveNotice } from '../../../shared/domain/leases/moves/give-notice';
import { isRefused, type Refused } from '../../../shared/domain/leases/refusals';
import type { TermFields } from '../../../shared/domain/leases/term';
import { nameOf } from '../../../shared/domain/names';
import { aboutLease, actorFrom, givenAt, type LeasePlace } from '../../common/leases/lease-at';
import { usualDefaults } from '../../common/leases/lease-defaults';
import { newTerm } from '../../common/leases/new-term';
import { doneOrRefuse, saveLease } from '../../common/leases/save-lease';
import { postRentOf } from '../../common/ledger/post-rent-of';
import type { Audited } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { Account } from '../../table/accounts/record';
import type { Trace } from '../../table/audit/writes';
import type { MadeLease } from '../../table/imports/record';
import { openAdopted } from './adopt-opening';
import { adoptedTenants } from './adopted-tenants';

type Asking = Pick<ViewerCall, 'viewer' | 'now' | 'requestId' | 'address' | 'agent' | 'organization'> & {
  trace(change: Audited): Trace;
};
type Body = Omit<RequestOf<typeof rows.adoptLease>['body'], 'unit_id'>;

type Adopting = {
  readonly leaseId: string;
  readonly place: LeasePlace;
  readonly account: Account;
  readonly body: Body;
  /** When they go, and the day on which they said so. */
  readonly notice?: { readonly given_on: string; readonly last_day: string } | undefined;
  /** The line of an import's file. */
  readonly made?: ((lease: { tenants: number; name: string }) => MadeLease) | undefined;
  /** Kept with a repeatable call. */
  readonly reply?: Trace['reply'];
};

/**
 * The form over what a new draft of the unit would say; a text was signed elsewhere, and so were its move-in
 * charges (D61).
 */
function termOf(
  { tenants, depositCents, ...form }: AdoptForm,
  { text: _, moveIn: __, ...usual }: TermFields,
): TermFields {
  return {
    ...usual,
    ...form,
    to: form.to,
    parties: { ...usual.parties, tenants: tenants.map((tenant) => ({ ...tenant, signsInPerson: false })) },
    deposit: { ...usual.deposit, cents: depositCents },
  };
}

/** A field of the rule by its name in the form. */
const formNameOf = (name: string): string =>
  name === 'signedOn'
    ? 'signed_on'
    : `term.${name.replace(/^parties\./, '').replace('deposit.cents', 'depositCents')}`;

/** A refusal with the fields of the form. */
function inForm(answer: Done | Refused): Done | Refused {
  if (!isRefused(answer) || !answer.fields || answer.taken) return answer;
  const fields = Object.entries(answer.fields).map(([name, message]) => [formNameOf(name), message]);
  return { ...answer, fields: Object.fromEntries(fields) };
}

/**
 * Adds a lease that was signed elsewhere with its opening balance and its people, in one transaction. Returns
 * whether the notice, if any, is recorded: a day that is past or after the end is not.
 */
export async function adoptOne(
  adopting: Adopting,
  request: Asking,
  deps: Deps,
): Promise<{ isNoticed: boolean }> {
  const { leaseId, place, account, body, notice, made, reply } = adopting;
  const { viewer, now, trace, requestId } = request;
  const { unitId, propertyId, organizationId, unitNumber } = place.unit;
  const organization = await request.organization();
  const actor = actorFrom(request, { id: viewer.userId, name: nameOf(account) });
  // What the organization sets for new leases says nothing of one that was signed elsewhere.
  const begun = newTerm({ ...place, ...usualDefaults, viewer, account, organization, now });
  const fields = termOf(body.term, begun);
  const given = givenAt(place, { actor, now });
  const asked = { ids: { leaseId, unitId, propertyId }, fields, signedOn: body.signed_on };
  const adopted = doneOrRefuse(inForm(adopt(given, asked)));
  const noticed = notice && withNotice(adopted, notice, given);
  const done = noticed ?? adopted;
  const { lease } = done;
  const who = { by: viewer.userId, at: now.toISOString(), requestId };
  const [ledger, tenants] = await Promise.all([
    openAdopted({ lease, place, body, actor: who, now }, deps),
    adoptedTenants({ lease, place, now }, deps),
  ]);
  const left = trace({ action: 'lease.adopt', ...aboutLease(leaseId, place.unit) });
  const people = body.term.tenants.map(nameOf).join(', ');
  const imported = made && {
    made: made({ tenants: body.term.tenants.length, name: `${people}, Unit ${unitNumber}` }),
  };
  await saveLease(
    {
      ...place,
      done,
      organization,
      now,
      ledger,
      tenants,
      imported,
      trace: { ...left, ...(reply !== undefined && { reply }) },
    },
    deps,
  );
  const watch = { organizationId, leaseId, version: 1, next: '' };
  await retryOnConflict(() => postRentOf({ watch, now }, deps));
  return { isNoticed: noticed !== undefined };
}

/** The notice that the tenants gave before the lease was brought here: no notice days are asked for again. */
function withNotice(
  adopted: Done,
  { given_on: givenOn, last_day: lastDay }: { given_on: string; last_day: string },
  given: ReturnType<typeof givenAt>,
): Done | undefined {
  const asked = { by: 'tenants' as const, givenOn, lastDay, reason: 'Given in the old system' };
  const noticed = giveNotice({ ...given, calendar: adopted.calendar, lease: adopted.lease }, asked);
  if (isRefused(noticed)) return undefined;
  return { ...noticed, events: [...adopted.events, ...noticed.events] };
}
