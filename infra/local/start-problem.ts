/** Something that a person can put right before the product can start; the message is one whole sentence for them. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
