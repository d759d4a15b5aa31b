import type { Audited } from '../../runtime/audit';

/** What the log says a change of the sheet is about. */
export const openingObject = ({
  organizationId: id,
  name,
}: {
  readonly organizationId: string;
  readonly name: string;
}): Audited['object'] => ({ kind: 'organization', id, name });
