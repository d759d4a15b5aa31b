import type { TermForm } from '../../../shared/contract/lease-drafts';
import type { LeaseDocument } from '../../../shared/domain/leases/document/lease-document';
import type { Parties, Tenant } from '../../../shared/domain/leases/parties';
import type { TermFields } from '../../../shared/domain/leases/term';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import { leaseAgent, leaseOwner } from '../../common/leases/new-term';
import type { Account } from '../../table/accounts/record';
import type { Organization } from '../../table/organizations/record';
import type { PropertyHead } from '../../table/properties/record';

type Known = {
  /** The stored draft. */
  readonly before: TermFields;
  readonly head: PropertyHead;
  /** The text the form names. */
  readonly template: LeaseDocument | undefined;
  readonly viewer: Viewer;
  readonly account: Account;
  readonly organization: Organization;
};

/** A tenant keeps the account of the same person with the same address. */
function tenantOfForm(form: TermForm['parties']['tenants'][number], { before }: Known): Tenant {
  const known = before.parties.tenants.find(({ id, email }) => id === form.id && email === form.email);
  return { ...form, signsInPerson: false, ...(known?.userId !== undefined && { userId: known.userId }) };
}

/** The property's record and the account identify owners and agent; a caller says only whether they sign. */
function partiesOfForm(form: TermForm['parties'], known: Known): Parties {
  const { agent: before } = known.before.parties;
  const agent = form.agent && {
    ...(before ?? leaseAgent(known, '')),
    authority: form.agent.authority,
  };
  return {
    tenants: form.tenants.map((tenant) => tenantOfForm(tenant, known)),
    coSigners: form.coSigners.map((person) => ({ ...person, signsInPerson: false })),
    owners: form.owners.flatMap(({ ownerId, signs }) => {
      const share = known.head.shares.find((one) => one.ownerId === ownerId);
      return share ? [leaseOwner(share, signs)] : [];
    }),
    agent,
    signingOrder: form.signingOrder,
    needsCoSigner: form.needsCoSigner,
  };
}

/** The form as a draft stores it. Refuses `invalid` for a text that does not exist. */
export function termOfForm(form: TermForm, known: Known): TermFields {
  if (form.text && !known.template)
    throw refuse('invalid', { fields: { 'term.text': 'Choose the text of the lease' } });
  // Absent is a choice too: without a last day it is month-to-month, without `moveIn` nothing is charged but
  // rent.
  return {
    ...form,
    to: form.to,
    text: form.text,
    moveIn: form.moveIn,
    parties: partiesOfForm(form.parties, known),
  };
}
