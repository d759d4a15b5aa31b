import { attachedKinds } from './attached';
import type { AuditedKind } from './audit';
import { type Area, reachOf } from './permissions';
import type { Viewer } from './roles';

type Entry = { readonly by: { readonly userId: string }; readonly object: { readonly kind: AuditedKind } };
type Audience = (viewer: Viewer, entry: Entry) => boolean;

const whoSeesTheProperty: Audience = () => true;
const staff: Audience = ({ roleLabel }) => !['rentalOwner', 'tenant', 'applicant'].includes(roleLabel);
/** Viewers who see the whole area see every entry; others see only their own. */
const whoSeesAll =
  (area: Area): Audience =>
  (viewer, { by }) =>
    by.userId === viewer.userId || ['all', 'granted'].includes(reachOf(viewer, { area, level: 'view' }));

/** Who sees each kind of entry in a property's activity; a new kind without an audience does not compile. */
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
};

/** Whether a viewer who sees the property also sees this entry in its activity. */
export const isToldOf = (viewer: Viewer, entry: Entry): boolean =>
  audiences[entry.object.kind](viewer, entry);
