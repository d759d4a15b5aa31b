import type { Problem } from '../../problem';
import type { TermFields } from '../term';

/** The wizard's third step: what is wrong with rent, late fees and deposit. */
export const rentProblems = (
  term: Pick<TermFields, 'rentLines' | 'late' | 'deposit' | 'moveIn'>,
): Problem[] => [
  ...lineProblems(term),
  ...lateProblems(term),
  ...depositProblems(term),
  ...moveInProblems(term),
];

function lineProblems({ rentLines }: Pick<TermFields, 'rentLines'>): Problem[] {
  const problems: Problem[] = [];
  if (!rentLines.some(({ kind }) => kind === 'rent'))
    problems.push({ path: ['rentLines'], message: 'Add the rent' });
  rentLines.forEach(({ id, kind, label, cents }, index) => {
    const at = (field: string, message: string) =>
      problems.push({ path: ['rentLines', index, field], message });
    if (cents === 0) at('cents', 'Enter an amount');
    if (kind !== 'rent' && label.trim() === '') at('label', 'Say what this is for');
    if (rentLines.findIndex((line) => line.id === id) < index) at('id', 'This line is already listed');
  });
  return problems;
}

/** What is wrong with a late fee. */
export function lateProblems({ late }: Pick<TermFields, 'late'>): Problem[] {
  const { fee, graceDays, firstFeeDay, repeats, maximumCents } = late;
  if (fee.kind === 'none') return [];
  const problems: Problem[] = [];
  const at = (path: Problem['path'], message: string) => problems.push({ path: ['late', ...path], message });
  if (fee.kind === 'flat' && fee.cents === 0) at(['fee', 'cents'], 'Enter an amount');
  if (fee.kind === 'percent' && fee.hundredths === 0) at(['fee', 'hundredths'], 'Enter a percentage');
  if (firstFeeDay < graceDays) at(['firstFeeDay'], 'The first fee day is within the days of grace');
  if (repeats?.cents === 0) at(['repeats', 'cents'], 'Enter an amount');
  if (maximumCents === 0) at(['maximumCents'], 'Enter an amount');
  if (late.lineKinds.length === 0) at(['lineKinds'], 'Choose what a late fee is charged for');
  return problems;
}

function depositProblems({ deposit }: Pick<TermFields, 'deposit'>): Problem[] {
  if (deposit.cents === 0) return [];
  const problems: Problem[] = [];
  if (deposit.heldBy.trim() === '')
    problems.push({ path: ['deposit', 'heldBy'], message: 'Say who holds the deposit' });
  if (deposit.returnDays === 0)
    problems.push({ path: ['deposit', 'returnDays'], message: 'Enter the days for returning it' });
  return problems;
}

/** Of deposits there is one each; a fee says what it is for. */
export function moveInProblems({ moveIn }: Pick<TermFields, 'moveIn'>): Problem[] {
  const items = moveIn?.items ?? [];
  return items.flatMap(({ id, kind, label, cents }, index) => {
    const at = (field: string, message: string): Problem => ({
      path: ['moveIn', 'items', index, field],
      message,
    });
    const earlier = items.slice(0, index);
    const isListed = kind !== 'fee' && earlier.some((one) => one.kind === kind);
    return [
      ...(cents === 0 ? [at('cents', 'Enter an amount')] : []),
      ...(kind === 'fee' && label.trim() === '' ? [at('label', 'Say what this is for')] : []),
      ...(isListed ? [at('kind', 'This charge is already listed')] : []),
      ...(earlier.some((one) => one.id === id) ? [at('id', 'This charge is already listed')] : []),
    ];
  });
}
