/** The names stand in `ui`, since features say them too. */
export { roleNames } from '../../ui/role-names';
