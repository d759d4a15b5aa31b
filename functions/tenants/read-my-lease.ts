import type { MyLease } from '../../shared/contract/tenants';
import { nameOf as partyName } from '../../shared/domain/leases/parties';
import { rentOn } from '../../shared/domain/leases/rent/rent-rates';
import { isTurnOf } from '../../shared/domain/leases/signing/signers';
import {
  shownTerm,
  signedAhead,
  speaksForTenants,
  statusForTenant,
  type TenantTerm,
  toSignOf,
} from '../../shared/domain/leases/status/tenancy';
import { untilForTenant } from '../../shared/domain/leases/status/until-when';
import type { Term } from '../../shared/domain/leases/term';
import { plainName } from '../../shared/domain/name-line';
import { nameOf } from '../../shared/domain/names';
import { refuse } from '../../shared/wire/refusals';
import { readOffice } from '../common/letterhead/read-office';
import type { TenantPlace } from '../common/tenants/tenant-place';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { Account } from '../table/accounts/record';
import type { Organization } from '../table/organizations/record';

/** The landlord, as a tenant sees them: the organization and its head. */
export type Landlord = {
  readonly organization: Organization;
  readonly head: Account | undefined;
  readonly office: MyLease['office'];
};

export async function readLandlord(
  { organization, now }: Pick<ViewerCall, 'organization' | 'now'>,
  deps: Deps,
): Promise<Landlord> {
  const found = await organization();
  const { organizationId } = found;
  const [head, office] = await Promise.all([
    deps.accounts.byId(found.adminUserId),
    readOffice({ organizationId, now }, deps),
  ]);
  return { organization: found, head: head?.account, office };
}

/** Whom to call: the manager who signed this term for the owners, else the organization's head. */
function contactOf({ term }: TenantTerm, { organization, head }: Landlord): MyLease['contact'] {
  const { agent } = term.parties;
  if (agent) return { name: partyName(agent), email: agent.email, mobile_number: agent.mobile };
  const { email = '', mobile = '' } = head ?? {};
  return { name: head ? nameOf(head) : organization.name, email, mobile_number: mobile };
}

/** The term that a tenant is shown; there is one, else the place would not have been found. */
export function termShown({ read, terms, on }: TenantPlace): TenantTerm {
  const shown = shownTerm(read.lease, terms, on);
  if (!shown) throw refuse('not-found');
  return shown;
}

/** A lease as its tenant sees it: their own terms, and of other people nothing but the contact. */
export function readMyLease(place: TenantPlace, landlord: Landlord): MyLease {
  const { read, unit, head, terms, on } = place;
  const { lease } = read;
  const { property } = head;
  const shown = termShown(place);
  const { term } = shown;
  const asked = toSignOf(lease, terms, on);
  const ahead = signedAhead(lease, terms, on);
  const toCome = (one: Term) => ({ from: one.from, to: one.to, rent: rentOn(lease, one, on) });
  const status = statusForTenant(lease, terms, on);
  return {
    lease_id: lease.leaseId,
    status,
    from: term.from,
    until: untilForTenant(lease, terms, on),
    due_day: term.dueDay,
    rent: rentOn(lease, term, on),
    unit_number: unit.unitNumber,
    property_title: property.title,
    address: `${property.street}, ${property.city}, ${property.state} ${property.zipcode}`,
    organization: plainName(landlord.organization.name),
    contact: contactOf(shown, landlord),
    office: landlord.office,
    to_sign: asked && {
      ...toCome(asked.term),
      expires_on: asked.packet.expiresOn,
      is_turn: isTurnOf(lease, asked.packet, asked.signer),
    },
    signed_ahead: ahead && {
      ...toCome(ahead.term),
      signed_on: ahead.signedOn,
      waiting_for: ahead.waitingFor,
    },
    lives_there: speaksForTenants(lease, terms, on),
  };
}
