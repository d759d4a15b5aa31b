import { choiceProblem } from './photo-rules';
import { type ReadyFile, readyFile } from './ready-file';

/** The one photo of a choice, ready to be sent; otherwise why it is not taken (PRP-16). */
export async function readyPhoto(chosen: readonly File[]): Promise<ReadyFile> {
  const [first] = chosen;
  if (!first || chosen.length > 1) return { problem: choiceProblem(chosen) };
  const { file, problem } = await readyFile(first);
  const wrong = file ? choiceProblem([file]) : problem;
  return wrong === undefined ? { file } : { problem: wrong };
}
