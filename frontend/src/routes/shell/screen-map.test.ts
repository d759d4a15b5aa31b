// @vitest-environment jsdom
import type { AnyRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import type { RoleLabel } from '../../../../shared/domain/people/permissions';
import { appRoutes } from '../app-routes';
import { authRoutes } from '../auth-routes';
import { crumbsAt } from './crumbs';
import { groupsFor, isHere } from './places';

const pathsOf = (routes: readonly AnyRoute[]): string[] =>
  routes.flatMap((route) => {
    const inside: readonly AnyRoute[] | undefined = route.children;
    const { options } = route;
    return inside ? pathsOf(inside) : 'path' in options ? [String(options.path)] : [];
  });

const roles = ['orgAdmin', 'rentalOwner', 'tenant', 'applicant'] as const satisfies readonly RoleLabel[];
const placesOf = (roleLabel: RoleLabel) => groupsFor({ roleLabel }).flatMap(({ places }) => places);

/** A screen, the steps above it, and what the sidebar marks while it is open. */
function lineOf(path: string): string {
  const crumbs = crumbsAt(path).map(({ label, to }) => `${label} (${to})`);
  const marked = roles.flatMap((role) =>
    placesOf(role)
      .filter((place) => isHere(place, path))
      .map(({ label }) => `${role}: ${label}`),
  );
  return [path, crumbs.join(' > '), ...marked].join(' | ');
}

const menuOf = (roleLabel: RoleLabel): string[] => [
  '',
  `Sidebar of ${roleLabel}`,
  ...groupsFor({ roleLabel }).flatMap(({ label, places }) => [
    label ?? '',
    ...places.map(
      ({ label: name, to, letter = '-', icon }) => `  ${letter} ${name} ${to} ${icon.displayName}`,
    ),
  ]),
];

/** `npx vitest run screen-map -u` writes it anew; the difference is read before it is kept. */
it('every screen, its breadcrumbs and its place in the sidebar [GEN-09]', async () => {
  const screens = [
    'Before login',
    ...pathsOf(authRoutes),
    '',
    'After login',
    ...pathsOf([appRoutes]).map(lineOf),
  ];
  const map = [...screens, ...roles.flatMap(menuOf)].join('\n');
  await expect(`${map}\n`).toMatchFileSnapshot('screen-map.txt');
});
