/** A problem that a person can fix before the product starts. The message is one whole sentence for them. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
