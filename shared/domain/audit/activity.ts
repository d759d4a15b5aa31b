import { seesBank } from '../ledger/bank/bank-reach';
import { type Area, isStaff, reachOf } from '../people/permissions';
import type { Viewer } from '../people/roles';
import { type AttachedKind, attachedKinds, isAttached } from '../portfolio/attached';
import type { AuditedKind } from './audited-kinds';

type Entry = { readonly by: { readonly userId: string }; readonly object: { readonly kind: AuditedKind } };
type Audience = (viewer: Viewer, entry: Entry) => boolean;

const whoSeesTheProperty: Audience = () => true;
const staff: Audience = (viewer) => isStaff(viewer);
/** Viewers who see the whole area see every entry; others see only their own. */
const whoSeesAll =
  (area: Area): Audience =>
  (viewer, { by }) =>
    by.userId === viewer.userId || ['all', 'granted'].includes(reachOf(viewer, { area, level: 'view' }));

const audienceNamed = (name: Area | 'staff'): Audience => (name === 'staff' ? staff : whoSeesAll(name));

/** Who sees each kind of entry in a property's activity; a new kind without an audience does not compile.
 * Kinds attached to a unit have theirs in `attachedKinds`. */
const audiences: Readonly<Record<Exclude<AuditedKind, AttachedKind>, Audience>> = {
  property: whoSeesTheProperty,
  unit: whoSeesTheProperty,
  account: staff,
  organization: staff,
  owner: staff,
  subscription: staff,
  person: staff,
  import: staff,
  lease: whoSeesAll('leases'),
  ledger: whoSeesAll('money'),
  bank: (viewer, { by }) => by.userId === viewer.userId || seesBank(viewer),
  template: whoSeesAll('leases'),
  application: whoSeesAll('applicants'),
  request: whoSeesAll('requests'),
  vendor: staff,
};

/** Whether a viewer who sees the property also sees this entry in its activity. */
export function canSeeEntry(viewer: Viewer, entry: Entry): boolean {
  const { kind } = entry.object;
  const audience = isAttached(kind) ? audienceNamed(attachedKinds[kind].audience) : audiences[kind];
  return audience(viewer, entry);
}
