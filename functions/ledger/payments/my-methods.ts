import type { MyMethod } from '../../../shared/contract/autopay';
import { defined } from '../../../shared/domain/defined';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import { isMine } from '../../common/autopay/find-my-autopay';
import type { ListedMethod } from '../../gateways/payments/rent';
import type { Deps } from '../../runtime/deps/deps';
import type { Autopay } from '../../table/autopay/record';

export type OwnMethod = ListedMethod & { readonly customerId: string; readonly isAutopay: boolean };
type Asked = {
  readonly viewer: Viewer;
  readonly leaseId: string;
  /** The lease's, whosever it is. */
  readonly autopay: Autopay | undefined;
};

/** The caller's saved methods of a lease, as the provider has them. Refuses `payments-away`. */
export async function myMethods({ viewer, leaseId, autopay }: Asked, deps: Deps): Promise<OwnMethod[]> {
  const { organizationId, userRoleId } = viewer;
  const known = await deps.autopays.customerOf({ organizationId, leaseId, userRoleId });
  const own = isMine(autopay, viewer) ? autopay : undefined;
  // Autopay that was agreed to before customers were kept has its method at another one.
  const customers = new Set([known?.customerId, own?.method?.customerId].filter((one) => one !== undefined));
  const found = await Promise.all(
    [...customers].map(async (customerId) => {
      const methods = await deps.payments.savedMethods(customerId);
      return methods.map((method) => ({
        ...method,
        customerId,
        isAutopay: own !== undefined && own.state !== 'off' && own.method?.methodId === method.methodId,
      }));
    }),
  );
  return found.flat();
}

type Chosen = Asked & { readonly methodId: string };

/** One of the caller's saved methods. Refuses `invalid` for one that is removed, or another's. */
export async function myMethod({ methodId, ...asked }: Chosen, deps: Deps): Promise<OwnMethod> {
  const found = (await myMethods(asked, deps)).find((one) => one.methodId === methodId);
  if (!found)
    throw refuse('invalid', { fields: { method_id: 'This payment method was removed. Choose another one' } });
  return found;
}

export const readMethod = ({ methodId, name, kind, until, isAutopay }: OwnMethod): MyMethod => ({
  method_id: methodId,
  name,
  kind,
  ...defined({ until }),
  is_autopay: isAutopay,
});
