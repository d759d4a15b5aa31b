import { addMonths, isLocalDate, type LocalDate } from '../dates';
import { type Problem, problemsOf } from '../problem';

/** The age of majority in nearly every state. */
const ageOfConsent = 18;

type Said = { readonly name: string; readonly birthDate: string; readonly address: string };

function birthProblem(birthDate: string, today: LocalDate): string | undefined {
  if (!isLocalDate(birthDate) || birthDate >= today) return 'Enter your date of birth';
  const isOfAge = birthDate <= addMonths(today, -12 * ageOfConsent);
  return isOfAge ? undefined : `You must be at least ${ageOfConsent} to agree. Check the year.`;
}

/** What is missing before somebody can agree to a screening; `today` is a local date (D49). */
export const identityProblems = ({ name, birthDate, address }: Said, today: LocalDate): Problem[] =>
  problemsOf({
    name: !name.trim() && 'Enter your legal name',
    birthDate: birthProblem(birthDate, today),
    address: !address.trim() && 'Enter your current address',
  });
