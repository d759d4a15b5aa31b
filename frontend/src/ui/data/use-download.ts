import { useState } from 'react';
import { closestWords } from '../../api/refusal-words';
import { report } from '../../api/report';
import { dialogs } from '../feedback/dialogs';

export type DownloadSource = {
  /** What is downloaded, as a sentence about it begins: `The letter`. */
  readonly what: string;
  readonly run: () => Promise<unknown>;
};

/** Downloads once at a time, and says what was not downloaded and why. */
export function useDownload({ what, run }: DownloadSource) {
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await run();
    } catch (cause) {
      report(`${what} was not downloaded`, cause);
      void dialogs.result({ icon: 'error', title: `${what} was not downloaded`, text: closestWords(cause) });
    }
    setBusy(false);
  };
  return { isBusy, start };
}
