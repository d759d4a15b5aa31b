import { useState } from 'react';
import type { SentFile } from '../../../../../shared/contract/request-shapes';
import { api } from '../../../api/client';
import { sendEach } from '../../../domain-ui/request/send-each';

/** Files of a vendor, sent while the words are still being written. */
export function useJobFiles(token: string, most: number) {
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const add = async (chosen: readonly File[]) => {
    if (isSending) return;
    setSending(true);
    const problems = await sendEach(chosen, {
      room: most - files.length,
      most,
      start: (body) => api.vendors.createJobUpload({ body: { token, ...body } }),
      onSent: (file) => setFiles((before) => [...before, file]),
    });
    setProblem(problems.join(' '));
    setSending(false);
  };
  return { files, isSending, problem, hasRoom: files.length < most, add };
}
export type JobFilesSent = ReturnType<typeof useJobFiles>;
