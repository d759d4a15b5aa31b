import type { Problem } from '../../problem';
import type { TermFields } from '../term';

type Rules = Pick<TermFields, 'utilities' | 'occupants' | 'pets' | 'noticeAddress'>;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The wizard's fourth step: what is wrong with rules, utilities and occupants. */
export function ruleProblems({ utilities, occupants, pets, noticeAddress }: Rules): Problem[] {
  const problems: Problem[] = [];
  utilities.forEach(({ name }, index) => {
    const path = ['utilities', index, 'name'];
    if (name.trim() === '') problems.push({ path, message: 'Name the utility' });
    else if (utilities.findIndex((other) => isSame(other.name, name)) < index)
      problems.push({ path, message: 'This utility is already listed' });
  });
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
