import { expect, it } from 'vitest';
import { areas, may, RoleLabel } from '../../../shared/domain/people/roles';
import { rolesHtml } from './roles-html';

it('prints the permission matrix the server asks: a role that may nothing in an area has a dash there [ROL-01]', () => {
  const html = rolesHtml();
  for (const area of areas) {
    const row = new RegExp(`<tr><th>${area}</th>(.*?)</tr>`).exec(html)?.[1] ?? '';
    const cells = [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
    // Grants everything that can be granted, so that what is missing can never be granted.
    const grants = { areas: { [area]: 'change' as const }, properties: 'all' as const };
    const reached = RoleLabel.options.map((roleLabel) => may({ roleLabel, grants }, { area, level: 'view' }));
    expect(
      cells.map((cell) => cell !== '–'),
      area,
    ).toEqual(reached);
  }
  expect(html).toContain('<li><code>rentalOwner</code>: properties</li>');
});
