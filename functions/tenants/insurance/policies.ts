import {
  certificateKey,
  type PolicyTerms,
  type RentersInsurance,
} from '../../../shared/domain/people/renters-insurance';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { TenantRecord } from '../../table/tenants/record';

type Typed = PolicyTerms & { readonly id?: string | undefined };
type Before = Pick<TenantRecord, 'insurance'>;

/** Policies as staff typed them. A known one keeps its state and its certificate; a new one is confirmed. */
export function policiesAfter(
  { insurance }: Before,
  typed: readonly Typed[],
  newId: () => string,
): RentersInsurance[] {
  return typed.map((policy) => {
    const known = insurance.find(({ id }) => id !== undefined && id === policy.id);
    const { state = 'confirmed', reason, file } = known ?? {};
    return {
      ...policy,
      id: known?.id ?? newId(),
      state,
      ...(reason !== undefined && { reason }),
      ...(file && { file }),
    };
  });
}

/** The same policies with one changed, or without it when `change` returns nothing. Refuses `not-found`. */
export function withPolicy(
  { insurance }: Before,
  policyId: string,
  change: (policy: TenantRecord['insurance'][number]) => RentersInsurance | undefined,
): RentersInsurance[] {
  if (!insurance.some(({ id }) => id === policyId)) throw refuse('not-found');
  return insurance.flatMap((policy) => (policy.id === policyId ? (change(policy) ?? []) : [policy]));
}

/** Removes the certificates of policies that are there no more. */
export async function removeCertificates(
  before: Pick<TenantRecord, 'organizationId' | 'userRoleId' | 'insurance'>,
  { insurance }: Before,
  { files }: Pick<Deps, 'files'>,
): Promise<void> {
  const left = new Set(insurance.map(({ file }) => file?.documentId));
  const gone = before.insurance.flatMap(({ file }) =>
    file && !left.has(file.documentId) ? [certificateKey(before, file)] : [],
  );
  if (gone.length > 0) await files.remove(gone);
}
