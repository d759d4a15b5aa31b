import { chakra } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LeaseDocument } from '../../../../../../shared/domain/leases/document/lease-document';
import { dialogs } from '../../../../ui/feedback/dialogs';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/primitives/button';
import { importWords } from './import-words';

type Answer = { readonly document: LeaseDocument } | { readonly refused: string };

/** After this time the file is given up. */
const patienceMs = 20_000;

/** Reads the file in a worker, so that nothing in it can block or reach the page. */
function inWorker(bytes: Uint8Array): Promise<Answer> {
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Answer>((resolve) => {
    const refuse = () => resolve({ refused: 'The file could not be read.' });
    const timer = setTimeout(refuse, patienceMs);
    worker.onerror = refuse;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.postMessage(bytes);
  });
  return answer.finally(() => worker.terminate());
}

/** Puts the text of a Word file, with its `{{fields}}`, into the editor. */
export function WordButton({ onText }: { onText: (document: LeaseDocument) => void }) {
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const bring = async (file: File) => {
    setReading(true);
    const answer = await inWorker(new Uint8Array(await file.arrayBuffer()));
    setReading(false);
    if ('refused' in answer) {
      await dialogs.result({ icon: 'error', title: 'The file was not imported', text: answer.refused });
      return;
    }
    const replaces = await dialogs.confirm('It replaces the text below. You can undo that.', {
      title: `Use the text of ${file.name}?`,
      yes: 'Use it',
      no: 'Cancel',
    });
    if (!replaces) return;
    onText(answer.document);
    toast({ title: importWords(answer.document) });
  };
  return (
    <>
      <Button
        variant="outline"
        pending={isReading}
        pendingText="Reading"
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" />
        Import Word file
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept=".docx"
        aria-label="Word file"
        tabIndex={-1}
        srOnly
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void bring(file);
          // Lets the person choose the same file again.
          target.value = '';
        }}
      />
    </>
  );
}
