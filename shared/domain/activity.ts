import { type AttachedKind, attachedKinds, isAttached } from './attached';
import type { AuditedKind } from './audit';
import { type Area, isStaff, reachOf } from './permissions';
import type { Viewer } from './roles';

type Entry = { readonly by: { readonly userId: string }; readonly object: { readonly kind: AuditedKind } };
type Audience = (viewer: Viewer, entry: Entry) => boolean;

const whoSeesTheProperty: Audience = () => true;
const staff: Audience = (viewer) => isStaff(viewer);
/** Who sees all of an area; anybody else is told of what they did themselves. */
const whoSeesAll =
  (area: Area): Audience =>
  (viewer, { by }) =>
    by.userId === viewer.userId || ['all', 'granted'].includes(reachOf(viewer, { area, level: 'view' }));

const audienceNamed = (name: Area | 'staff'): Audience => (name === 'staff' ? staff : whoSeesAll(name));

/**
 * Who is told, in a property's activity, what was done to which kind of thing: a kind without its audience does not compile. What is attached
 * to a unit has it in its own list.
 */
const audiences: Readonly<Record<Exclude<AuditedKind, AttachedKind>, Audience>> = {
  property: whoSeesTheProperty,
  unit: whoSeesTheProperty,
  account: staff,
  organization: staff,
  owner: staff,
  subscription: staff,
  person: staff,
  import: staff,
};

/** Whether this person, who sees the property, is told of the entry. */
export function isToldOf(viewer: Viewer, entry: Entry): boolean {
  const { kind } = entry.object;
  const audience = isAttached(kind) ? audienceNamed(attachedKinds[kind].audience) : audiences[kind];
  return audience(viewer, entry);
}
