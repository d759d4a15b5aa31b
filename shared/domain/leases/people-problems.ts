import { messages } from '../messages';
import { isMobile, nationalDigits } from '../phone';
import type { Problem } from '../problem';
import { looksLikeEmail, normalizeEmail } from '../text';
import { maxSigners, type Parties } from './parties';

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

/** Two people with one mailbox could sign for each other; one id names one person. */
function repeatedProblems(signers: readonly (readonly [Place, Person])[]): Problem[] {
  const seen = new Set<string>();
  return signers.flatMap(([path, { id, email }]) => {
    const names = [`id ${id}`, ...(email.trim() === '' ? [] : [`mail ${normalizeEmail(email)}`])];
    const isRepeated = names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return isRepeated ? [{ path: [...path, 'email'], message: 'Each signer needs an own mail address' }] : [];
  });
}
