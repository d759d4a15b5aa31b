import type { SentFile } from '../../../../shared/contract/request-shapes';
import { refusalWords } from '../../api/refusal-words';
import { report } from '../../api/report';
import { fileProblem, type StartUpload, sendFile } from '../../api/send-request-file';
import { downscale } from '../../ui/media/downscale';
import { readyFile } from '../../ui/media/ready-file';

type Sending = {
  /** How many more have room, of the most that there may be. */
  readonly room: number;
  readonly most: number;
  readonly start: StartUpload;
  readonly onSent: (file: SentFile) => void;
};

async function sendOne(file: File, { start, onSent }: Sending): Promise<string | undefined> {
  const { file: ready, problem } = await readyFile(file);
  if (!ready) return problem;
  const small = ready.type.startsWith('image/') ? await downscale(ready) : ready;
  const wrong = await fileProblem(small);
  if (wrong) return wrong;
  onSent(await sendFile(start, small));
  return undefined;
}

/** Sends each file that can be sent; returns why the others were not, each by its name. */
export async function sendEach(files: readonly File[], sending: Sending): Promise<string[]> {
  const { room, most } = sending;
  const problems: string[] = [];
  for (const file of files.slice(0, room)) {
    const wrong = await sendOne(file, sending).catch((cause: unknown) => {
      report('A file was not sent', cause);
      return `${file.name}: ${refusalWords(cause)}`;
    });
    if (wrong) problems.push(wrong);
  }
  const left = files.slice(room).map(({ name }) => `${name} is one too many: ${most} at most.`);
  return [...problems, ...left];
}
