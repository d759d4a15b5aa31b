import {
  type Area,
  areas,
  grantableLevels,
  matrixReach,
  RoleLabel,
  roleIds,
} from '../../../shared/domain/people/roles';
import { escapeHtml } from '../page';

/** One cell: how far the role sees and changes the area. */
function cellOf(roleLabel: RoleLabel, area: Area): string {
  const view = matrixReach(roleLabel, { area, level: 'view' });
  const change = matrixReach(roleLabel, { area, level: 'change' });
  if (view === 'none' && change === 'none') return '–';
  return `see ${view}<br>change ${change}`;
}

const grantable = (roleLabel: RoleLabel): readonly Area[] =>
  areas.filter((area) => grantableLevels(roleLabel, area).length > 0);

/** The permission matrix, printed from the data that the server uses (shared/domain/people/permissions). */
export function rolesHtml(): string {
  const roles = RoleLabel.options;
  const head = roles.map((role) => `<th>${escapeHtml(role)}<br>${roleIds[role]}</th>`).join('');
  const body = areas
    .map(
      (area) =>
        `<tr><th>${escapeHtml(area)}</th>${roles.map((role) => `<td>${cellOf(role, area)}</td>`).join('')}</tr>`,
    )
    .join('');
  const granted = roles
    .filter((role) => grantable(role).length > 0)
    .map((role) => `<li><code>${role}</code>: ${grantable(role).join(', ')}</li>`)
    .join('');
  return `<h2 id="roles">Roles</h2>
<p>Who may see and change what: <code>all</code> of the organization, what was <code>granted</code> to the person, the <code>share</code> of a rental owner, the person’s <code>own</code>.</p>
<table><tr><th>Area</th>${head}</tr>${body}</table>
<p>Granted on the Org plan, per person and area none, view or change, over all properties or a chosen list:</p><ul>${granted}</ul>`;
}
