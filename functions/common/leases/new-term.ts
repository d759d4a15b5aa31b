import { isLocalDate } from '../../../shared/domain/dates';
import type { LeaseAgent, LeaseOwner, Parties } from '../../../shared/domain/leases/parties';
import { depositRuleOn } from '../../../shared/domain/leases/rent/deposit-rules';
import type { TermFields } from '../../../shared/domain/leases/term';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import type { Viewer } from '../../../shared/domain/people/roles';
import { depositOf, termFromDefaults } from '../../../shared/domain/settings/lease-defaults';
import type { Account } from '../../table/accounts/record';
import type { Organization } from '../../table/organizations/record';
import type { Share } from '../../table/properties/record';
import type { LeasePlace } from './lease-at';
import type { ReadDefaults } from './lease-defaults';

/** An owner of the property as a lease's party. */
export const leaseOwner = (share: Share, signs: boolean): LeaseOwner => ({
  id: share.ownerId,
  ownerId: share.ownerId,
  signs,
  signsInPerson: false,
  firstName: share.firstName,
  lastName: share.lastName,
  companyName: share.companyName,
  email: share.email,
  mobile: '',
});

type Signing = { readonly viewer: Viewer; readonly account: Account; readonly organization: Organization };

/** The caller as the agent who signs for the owners. */
export const leaseAgent = ({ viewer, account, organization }: Signing, authority: string): LeaseAgent => ({
  id: viewer.userRoleId,
  userId: viewer.userId,
  signsInPerson: false,
  firstName: account.firstName,
  lastName: account.lastName,
  companyName: organization.name,
  email: account.email,
  mobile: account.mobile,
  authority,
});

/** A landlord signs as owner; a manager for others signs as their agent, until the draft changes that. */
function newParties(signing: Signing, shares: readonly Share[]): Parties {
  const isOwner = signing.viewer.roleLabel === 'owner';
  const owners = shares.map((share) => leaseOwner(share, isOwner));
  const people = { tenants: [], coSigners: [], owners };
  return isOwner ? people : { ...people, agent: leaseAgent(signing, '') };
}

/** Days in which a deposit is returned where we do not know the state's rule. */
const usualReturnDays = 30;

/** The approved applicants a lease is drafted for, and what was agreed so far; cents. */
export type Applicant = Pick<Parties, 'tenants' | 'coSigners' | 'needsCoSigner'> & {
  readonly moveIn: string;
  readonly rent?: number | undefined;
  readonly deposit?: number | undefined;
};

const partiesOf = ({ tenants, coSigners, needsCoSigner }: Applicant) => ({
  tenants,
  coSigners,
  ...(needsCoSigner && { needsCoSigner }),
});

type Begun = LeasePlace & Signing & ReadDefaults & { now: Date; applicant?: Applicant };

/** A lease's first draft, from the organization's defaults, unit, property, owners and applicant; cents. */
export function newTerm({ unit, head, now, applicant, defaults, template, ...signing }: Begun): TermFields {
  const { availableDate } = unit;
  const monthlyRent = applicant?.rent ?? unit.monthlyRent;
  const today = dayAt(head.property, now);
  const { state } = head.property;
  const begins = [applicant?.moveIn ?? '', availableDate].find((day) => isLocalDate(day) && day >= today);
  const parties = newParties(signing, head.shares);
  return {
    ...termFromDefaults(defaults, begins ?? ''),
    kind: template.kind,
    from: begins ?? '',
    parties: { ...parties, ...(applicant && partiesOf(applicant)) },
    rentLines:
      monthlyRent === undefined ? [] : [{ id: 'rent', kind: 'rent', label: 'Rent', cents: monthlyRent }],
    deposit: {
      cents: applicant?.deposit ?? depositOf(monthlyRent ?? 0, defaults),
      heldBy: signing.organization.name,
      returnDays: depositRuleOn(state, today)?.days ?? usualReturnDays,
      clock: 'surrender',
    },
    occupants: [],
    pets: [],
    parking: '',
    text: { from: 'template', templateId: template.templateId, version: template.version },
  };
}
