import { useState } from 'react';
import type { SentFile } from '../../../../../shared/contract/request-shapes';
import { requestLimits } from '../../../../../shared/domain/requests/request-limits';
import type { StartUpload } from '../../../api/send-request-file';
import { sendEach } from '../../../domain-ui/request/send-each';

/** Files that are sent while the words are still being written; a call then names them. */
export function useAttached(start: StartUpload, most: number = requestLimits.filesACall) {
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = async (chosen: readonly File[]) => {
    if (isSending) return;
    setSending(true);
    const problems = await sendEach(chosen, {
      room: most - files.length,
      most,
      start,
      onSent: (file) => setFiles((before) => [...before, file]),
    });
    setProblems(problems);
    setSending(false);
  };
  return {
    files,
    isSending,
    problems,
    hasRoom: files.length < most,
    add,
    remove: (upload: string) => setFiles((before) => before.filter((file) => file.upload !== upload)),
    clear: () => setFiles([]),
  };
}
export type Attached = ReturnType<typeof useAttached>;
