import { chakra } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { documentLimits } from '../../../../../../shared/domain/documents';
import type { Term } from '../../../../../../shared/domain/leases/term';
import { api } from '../../../../api/client';
import { postForm } from '../../../../api/post-form';
import { ApiRefusal } from '../../../../api/refusal';
import { refusalWords } from '../../../../api/refusal-words';
import { Button } from '../../../../ui/button';
import { FieldError } from '../../../../ui/fields/field';
import { Stack } from '../../../../ui/layout';
import { Notice } from '../../../../ui/notice';
import { Muted } from '../../../../ui/text';

type Props = { leaseId: string; draft: Term; onDraft: (draft: Term) => Promise<void> };

/** Sends the PDF straight to storage and has it checked. */
async function bring(leaseId: string, file: File): Promise<Term['text']> {
  const body = { lease_id: leaseId, bytes: file.size };
  const { data } = await api.leases.createLeaseUpload({ body });
  await postForm({ ...data, file, onProgress: () => undefined });
  const kept = await api.leases.bringLeaseFile({ body: { lease_id: leaseId, upload: data.upload } });
  return { from: 'pdf', ...kept.data };
}

const wordsOf = (cause: unknown): string =>
  (cause instanceof ApiRefusal && cause.fields.upload) || refusalWords(cause);

/** Instead of a template: the person's own lease, as a PDF. */
export function BringFile({ leaseId, draft, onDraft }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const text = draft.text?.from === 'pdf' ? draft.text : undefined;
  const take = async (file: File) => {
    if (file.size > documentLimits.bytes) return setProblem('A file can be at most 25 MB');
    setProblem('');
    setBusy(true);
    try {
      await onDraft({ ...draft, text: await bring(leaseId, file) });
    } catch (cause) {
      setProblem(wordsOf(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="3" mt="3" alignItems="flex-start">
      {text && (
        <Notice kind="info" title={`Your own PDF, ${text.pages === 1 ? '1 page' : `${text.pages} pages`}`}>
          Everyone signs on a page that is added after it. Dates, people and rent are taken from the steps
          before, so make sure that the PDF says the same.
        </Notice>
      )}
      <Button
        variant="outline"
        pending={isBusy}
        pendingText="Checking the PDF"
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" />
        {text ? 'Use another PDF' : 'Use your own PDF'}
      </Button>
      {!text && <Muted>A finished lease of at most 25 MB, without fields to fill in.</Muted>}
      <FieldError id="file-problem">{problem}</FieldError>
      <chakra.input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label="Lease as a PDF"
        tabIndex={-1}
        srOnly
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // Lets the person choose the same file again.
          target.value = '';
        }}
      />
    </Stack>
  );
}
