import { attachedKinds } from './attached';
import type { AuditedKind } from './audit';
import { type Area, reachOf } from './permissions';
import type { Viewer } from './roles';

type Entry = { readonly by: { readonly userId: string }; readonly object: { readonly kind: AuditedKind } };
type Audience = (viewer: Viewer, entry: Entry) => boolean;

const whoSeesTheProperty: Audience = () => true;
/** Nobody who only owns, rents or applies. */
const staff: Audience = ({ roleLabel }) => !['rentalOwner', 'tenant', 'applicant'].includes(roleLabel);
/** What is attached to a unit is told to who sees all of its area; anybody else is told of what they did themselves. */
const whoSeesAll =
  (area: Area): Audience =>
  (viewer, { by }) =>
    by.userId === viewer.userId || ['all', 'granted'].includes(reachOf(viewer, { area, level: 'view' }));

/** Who is told, in a property's activity, what was done to which kind of thing: a kind without its audience does not compile. */
const audiences: Readonly<Record<AuditedKind, Audience>> = {
  property: whoSeesTheProperty,
  unit: whoSeesTheProperty,
  document: whoSeesAll(attachedKinds.document.audience),
  account: staff,
  organization: staff,
  owner: staff,
  subscription: staff,
  person: staff,
  import: staff,
  lease: whoSeesAll('leases'),
};

/** Whether this person, who sees the property, is told of the entry. */
export const isToldOf = (viewer: Viewer, entry: Entry): boolean =>
  audiences[entry.object.kind](viewer, entry);
