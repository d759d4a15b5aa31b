import type { SignerRole } from '../../../../../shared/domain/leases/packet';
import type { SignaturePlace } from './lease-text';

type LineSigner = { readonly name: string; readonly role: SignerRole; readonly hasSigned: boolean };

const rolesAt: Record<SignaturePlace, readonly SignerRole[]> = {
  tenants: ['tenant'],
  'co-signers': ['co-signer'],
  owner: ['owner', 'agent'],
};

const names: Record<SignerRole, string> = {
  tenant: 'Tenant',
  'co-signer': 'Co-signer',
  owner: 'Landlord',
  agent: 'Manager, for the landlord',
};

/** One line for each signer of a signature place, and whether they have signed. */
export const SignerLines = ({
  place,
  signers,
}: {
  place: SignaturePlace;
  signers: readonly LineSigner[];
}) => (
  <dl className="signer-lines">
    {signers
      .filter(({ role }) => rolesAt[place].includes(role))
      .map(({ name, role, hasSigned }) => (
        <div key={`${role} ${name}`}>
          <dt>{names[role]}</dt>
          <dd>
            <bdi>{name}</bdi>
            {hasSigned && ', signed'}
          </dd>
        </div>
      ))}
  </dl>
);
