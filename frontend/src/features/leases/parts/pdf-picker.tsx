import { chakra } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { documentLimits } from '../../../../../shared/domain/portfolio/documents';
import { FieldError } from '../../../ui/fields/field';
import { Button } from '../../../ui/primitives/button';
import { pdfProblem } from './bring-pdf';

type Props = {
  readonly button: string;
  /** Names the file to a screen reader. */
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problemId: string;
  /** Sends the file; what it throws is said below the button. */
  readonly take: (file: File) => Promise<void>;
};

/** A button that takes one PDF of a lease. */
export function PdfPicker({ button, label, hint, problemId, take }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const send = async (file: File) => {
    if (file.size > documentLimits.bytes) return setProblem('A file can be at most 25 MB');
    setProblem('');
    setBusy(true);
    try {
      await take(file);
    } catch (cause) {
      setProblem(pdfProblem(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="outline"
        pending={isBusy}
        pendingText="Checking the PDF"
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" />
        {button}
      </Button>
      {hint}
      <FieldError id={problemId}>{problem}</FieldError>
      <chakra.input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={label}
        tabIndex={-1}
        srOnly
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          // Lets the person choose the same file again.
          target.value = '';
        }}
      />
    </>
  );
}
