import { messages } from '../../messages';
import { isMobile, nationalDigits } from '../../phone';
import type { Problem } from '../../problem';
import { looksLikeEmail, normalizeEmail } from '../../text';
import { maxSigners, type Parties } from '../parties';

type Person = Parties['tenants'][number];
type Place = Problem['path'];

/** The wizard's second step: what is wrong with a term's people. All sign, except owners who do not. */
export function peopleProblems(parties: Parties): Problem[] {
  const { tenants, coSigners, needsCoSigner, owners, agent } = parties;
  const signers = signersOf(parties);
  const problems = signers.flatMap(([path, person]) => personProblems(path, person));
  owners.forEach((owner, index) => {
    if (!owner.signs && owner.companyName === '' && owner.lastName === '')
      problems.push({ path: ['owners', index, 'lastName'], message: messages.lastNameRequired });
  });
  coSigners.forEach(({ address }, index) => {
    if (address.trim() === '')
      problems.push({ path: ['coSigners', index, 'address'], message: 'Enter the address' });
  });
  if (tenants.length === 0) problems.push({ path: ['tenants'], message: 'Add at least one tenant' });
  if (needsCoSigner && coSigners.length === 0)
    problems.push({ path: ['coSigners'], message: 'A co-signer is required: add one' });
  if (owners.length === 0) problems.push({ path: ['owners'], message: 'Add the owner' });
  else if (!agent && !owners.some(({ signs }) => signs))
    problems.push({ path: ['owners'], message: 'Choose an owner who signs, or the manager as agent' });
  if (agent && agent.authority.trim() === '')
    problems.push({
      path: ['agent', 'authority'],
      message: 'Say what gives the right to sign for the owner',
    });
  if (signers.length > maxSigners)
    problems.push({ path: ['tenants'], message: `At most ${maxSigners} people can sign` });
  return [...problems, ...repeatedProblems(signers)];
}

/** Everyone who signs, with their place in the form. */
const signersOf = ({ tenants, coSigners, owners, agent }: Parties): [Place, Person][] => [
  ...tenants.map((person, index): [Place, Person] => [['tenants', index], person]),
  ...coSigners.map((person, index): [Place, Person] => [['coSigners', index], person]),
  ...owners.flatMap((person, index): [Place, Person][] =>
    person.signs ? [[['owners', index], person]] : [],
  ),
  ...(agent ? [[['agent'], agent] satisfies [Place, Person]] : []),
];

function personProblems(path: Place, person: Person): Problem[] {
  const problems: Problem[] = [];
  const need = (field: string, message: string) => problems.push({ path: [...path, field], message });
  if (person.firstName.trim() === '') need('firstName', messages.firstNameRequired);
  if (person.lastName.trim() === '') need('lastName', messages.lastNameRequired);
  const hasEmail = person.email.trim() !== '';
  if (!hasEmail && !person.signsInPerson) need('email', messages.emailRequired);
  if (hasEmail && !looksLikeEmail(person.email.trim())) need('email', messages.emailInvalid);
  if (person.mobile !== '' && !isMobile(nationalDigits(person.mobile)))
    need('mobile', messages.mobileInvalid);
  return problems;
}

const isTenantsSide = ([group]: Place): boolean => group === 'tenants' || group === 'coSigners';

/**
 * One id names one person. A couple may share a mailbox: each has a link of their own; the two sides may not.
 */
function repeatedProblems(signers: readonly (readonly [Place, Person])[]): Problem[] {
  const ids = new Set<string>();
  const mailOf = ({ email }: Person): string => normalizeEmail(email.trim());
  const tenantsMails = signers.filter(([path]) => isTenantsSide(path)).map(([, person]) => mailOf(person));
  return signers.flatMap(([path, person]) => {
    const isOtherSides =
      !isTenantsSide(path) && mailOf(person) !== '' && tenantsMails.includes(mailOf(person));
    const isRepeated = ids.has(person.id);
    ids.add(person.id);
    const problem = (message: string) => [{ path: [...path, 'email'], message }];
    if (isRepeated) return problem('Each signer can be named once');
    return isOtherSides ? problem('The landlord’s side needs a different email than the tenants') : [];
  });
}
