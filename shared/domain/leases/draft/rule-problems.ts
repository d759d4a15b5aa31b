import type { Problem } from '../../problem';
import type { TermFields } from '../term';

type Rules = Pick<TermFields, 'utilities' | 'occupants' | 'pets' | 'noticeAddress'>;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A utility has a name, and is listed once. */
export const utilityProblems = (utilities: Rules['utilities']): Problem[] =>
  utilities.flatMap(({ name }, index) => {
    const path = ['utilities', index, 'name'];
    if (name.trim() === '') return [{ path, message: 'Name the utility' }];
    const isListed = utilities.findIndex((other) => isSame(other.name, name)) < index;
    return isListed ? [{ path, message: 'This utility is already listed' }] : [];
  });

/** The wizard's fourth step: what is wrong with rules, utilities and occupants. */
export function ruleProblems({ utilities, occupants, pets, noticeAddress }: Rules): Problem[] {
  const problems = utilityProblems(utilities);
  occupants.forEach(({ name }, index) => {
    if (name.trim() === '') problems.push({ path: ['occupants', index, 'name'], message: 'Enter a name' });
  });
  pets.forEach(({ kind, description }, index) => {
    if (kind === 'other' && description.trim() === '')
      problems.push({ path: ['pets', index, 'description'], message: 'Describe the animal' });
  });
  if (noticeAddress.trim() === '')
    problems.push({ path: ['noticeAddress'], message: 'Enter the address for notices to the landlord' });
  return problems;
}
