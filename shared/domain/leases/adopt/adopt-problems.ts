import type { Problem } from '../../problem';
import { looksLikeEmail, normalizeEmail } from '../../text';
import { rentProblems } from '../draft/rent-problems';
import { termProblems } from '../draft/term-problems';
import type { Day } from '../moments';
import type { Parties } from '../parties';
import type { TermFields } from '../term';

type Tenant = Pick<Parties['tenants'][number], 'id' | 'firstName' | 'lastName' | 'email'>;
type Adopting = Pick<TermFields, 'to' | 'rentLines' | 'late' | 'deposit' | 'from'> & {
  readonly parties: { readonly tenants: readonly Tenant[] };
};

const daysOf = ({ from, to, rentLines }: Adopting) => ({ from, to, rentLines });

/**
 * What is missing before a lease signed elsewhere can be added. A term that is over is fine: they may still
 * be there.
 */
export const adoptProblems = (term: Adopting, on: Day): Problem[] => [
  ...termProblems({ ...daysOf(term), atEnd: 'month-to-month' }, { on }),
  ...tenantProblems(term.parties.tenants),
  ...rentProblems(term),
];

/** A name is enough: nobody is emailed. */
function tenantProblems(tenants: readonly Tenant[]): Problem[] {
  const problems: Problem[] = [];
  if (tenants.length === 0)
    problems.push({ path: ['parties', 'tenants'], message: 'Add at least one tenant' });
  const seen = new Set<string>();
  tenants.forEach(({ id, firstName, lastName, email }, index) => {
    const at = (field: string, message: string) =>
      problems.push({ path: ['parties', 'tenants', index, field], message });
    if (firstName.trim() === '' && lastName.trim() === '') at('firstName', 'Enter a name');
    if (email.trim() !== '' && !looksLikeEmail(email.trim())) at('email', 'Enter a valid email');
    const names = [`id ${id}`, ...(email.trim() === '' ? [] : [`mail ${normalizeEmail(email)}`])];
    if (names.some((name) => seen.has(name))) at('email', 'Each tenant needs their own email');
    for (const name of names) seen.add(name);
  });
  return problems;
}
