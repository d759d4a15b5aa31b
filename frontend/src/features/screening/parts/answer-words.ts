/** Who got no answer with the others, and why. */
export const reportedWords = (left: number): string => {
  if (left === 0) return '';
  return left === 1
    ? '1 has a report: decide about it on its own page.'
    : `${left} still wait: those with a report are decided on their own pages.`;
};
