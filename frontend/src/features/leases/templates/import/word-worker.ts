import { FileRefused } from './open-archive';
import { readWord } from './read-word';

const words = (cause: unknown): string =>
  cause instanceof FileRefused ? cause.message : 'The file could not be read.';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  readWord(data).then(
    (document) => postMessage({ document }),
    (cause: unknown) => postMessage({ refused: words(cause) }),
  );
});
