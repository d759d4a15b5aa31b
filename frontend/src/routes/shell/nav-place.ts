import type { LucideIcon } from 'lucide-react';
import { type Area, hasDesk, may, type RoleLabel } from '../../../../shared/domain/permissions';
import type { Viewer } from '../../../../shared/domain/roles';
import type { Place } from '../../ui/use-href-link';

export type Looking = Pick<Viewer, 'roleLabel' | 'grants'>;

export type NavPlace = Place & {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The area a person must see to get this place; without it, everyone gets it. */
  readonly area?: Area;
  /** A second area that the person must manage. */
  readonly and?: Area;
  /** For people who manage the area, not for those who see only their own records on their own home. */
  readonly isDesk?: boolean;
  /** The key that goes there after G. */
  readonly letter?: string;
  /** Roles that see only their own records and still get the page. */
  readonly forOwn?: readonly RoleLabel[];
  /** What a person must reach besides the area. */
  readonly needs?: (viewer: Looking) => boolean;
  /** For this role alone. */
  readonly role?: Viewer['roleLabel'];
  /** Other paths that count as this place. */
  readonly also?: readonly string[];
};

export type NavGroup = { readonly label?: string; readonly places: readonly NavPlace[] };

/** Whether the person gets the place. */
export const isFor = (
  { area, and, role, isDesk = false, forOwn = [], needs }: NavPlace,
  viewer: Looking,
): boolean => {
  if (needs && !needs(viewer)) return false;
  if (and !== undefined && !hasDesk(viewer, and)) return false;
  if (role !== undefined && role !== viewer.roleLabel) return false;
  if (area === undefined) return true;
  const maySee = may(viewer, { area, level: 'view' });
  return maySee && (!isDesk || hasDesk(viewer, area) || forOwn.includes(viewer.roleLabel));
};

/** Whether the path belongs to the place. */
export const isHere = (place: NavPlace, path: string): boolean =>
  path === place.to || (place.also?.includes(path) ?? false);
