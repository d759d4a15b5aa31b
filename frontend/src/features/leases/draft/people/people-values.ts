import type { LeaseDetails } from '../../../../../../shared/contract/leases';
import type {
  CoSigner,
  LeaseAgent,
  LeaseOwner,
  Parties,
  Tenant,
} from '../../../../../../shared/domain/leases/parties';
import type { Term } from '../../../../../../shared/domain/leases/term';
import { newIdempotencyKey } from '../../../../api/idempotency-key';

/** Named as in the term, so that the rule's sentences find their fields. */
export type PeopleValues = {
  readonly parties: {
    tenants: Tenant[];
    coSigners: CoSigner[];
    owners: LeaseOwner[];
    agent: { authority: string };
    needsCoSigner?: boolean | undefined;
  };
  readonly landlord: 'owners' | 'agent';
  readonly order: 'free' | 'fixed';
};

export const newPerson = (): Tenant => ({
  id: newIdempotencyKey(),
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  signsInPerson: false,
});

export const newCoSigner = (): CoSigner => ({ ...newPerson(), address: '' });

/** An owner added to the property after the draft began. */
const newOwner = ({ owner_id: ownerId, name, email }: LeaseDetails['owners'][number]): LeaseOwner => ({
  ...newPerson(),
  id: ownerId,
  ownerId,
  lastName: name,
  companyName: '',
  email,
  signs: false,
});

/** The property's current owners, as the draft knows them. */
const ownersOf = ({ parties }: Term, owners: LeaseDetails['owners']): LeaseOwner[] =>
  owners.map((owner) => parties.owners.find(({ ownerId }) => ownerId === owner.owner_id) ?? newOwner(owner));

export const peopleValues = (draft: Term, owners: LeaseDetails['owners']): PeopleValues => {
  const { tenants, coSigners, needsCoSigner, agent, signingOrder } = draft.parties;
  return {
    parties: {
      tenants: tenants.length > 0 ? tenants : [newPerson()],
      coSigners,
      needsCoSigner,
      owners: ownersOf(draft, owners),
      agent: { authority: agent?.authority ?? '' },
    },
    landlord: agent ? 'agent' : 'owners',
    order: signingOrder ? 'fixed' : 'free',
  };
};

/** Everyone who signs, tenants first and the landlord's side last. */
const orderOf = ({ tenants, coSigners, owners, agent }: Parties): string[] => [
  ...[...tenants, ...coSigners, ...owners.filter(({ signs }) => signs)].map(({ id }) => id),
  ...(agent ? [agent.id] : []),
];

/** The draft with these people. `me` becomes the agent of a draft without one; the server checks it. */
export const takePeople =
  (me: LeaseAgent) =>
  ({ parties: typed, landlord, order }: PeopleValues, draft: Term): Term => {
    const { agent: known = me } = draft.parties;
    const isAgent = landlord === 'agent';
    const parties: Parties = {
      ...typed,
      owners: typed.owners.map((owner) => ({ ...owner, signs: !isAgent && owner.signs })),
      agent: isAgent ? { ...known, authority: typed.agent.authority } : undefined,
    };
    return {
      ...draft,
      parties: { ...parties, signingOrder: order === 'fixed' ? orderOf(parties) : undefined },
    };
  };

const fields: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'email',
  mobile: 'mobile',
  address: 'address',
};
const lists: Readonly<Record<string, string>> = {
  tenants: 'Tenant',
  coSigners: 'Co-signer',
  owners: 'Owner',
};

/** What the summary calls a person's field: `Tenant 2, email`. */
export function personLabel(name: string): string | undefined {
  const [, list = '', index, field = ''] = name.split('.');
  if (index === undefined || !Object.hasOwn(lists, list)) return undefined;
  return `${lists[list]} ${Number(index) + 1}, ${fields[field] ?? field}`;
}
