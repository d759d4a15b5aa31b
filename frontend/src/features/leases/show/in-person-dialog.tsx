import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { inlineFile } from '../../../api/inline-file';
import { refusalWords } from '../../../api/refusal-words';
import { Modal } from '../../../ui/feedback/modal';
import { toast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout/layout';
import { FileTarget } from '../../../ui/media/file-target';
import { Button } from '../../../ui/primitives/button';
import { Refusal } from '../../../ui/primitives/text';
import { leaseChanged } from '../queries';

/** What fits into one call, as base64. */
const mostBytes = 3_000_000;

const problemOf = (file: File | undefined): string | undefined => {
  if (file && file.type !== 'application/pdf') return 'Choose a PDF.';
  return file && file.size > mostBytes ? 'Choose a PDF of at most 3 MB.' : undefined;
};

type Props = { lease: Pick<LeaseDetails, 'lease_id'>; onClose: () => void };

/** Records that everyone who is missing signed on paper: who witnessed it, and the scan. */
export default function InPersonDialog({ lease: { lease_id }, onClose }: Props) {
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  const [witness, setWitness] = useState('');
  const [file, setFile] = useState<File>();
  const problem = problemOf(file);
  const record = useMutation({
    mutationFn: async (scan: File) =>
      api.leases.signInPerson(
        { body: { lease_id, witness: witness.trim(), scan: await inlineFile(scan) } },
        { idempotencyKey: key.current },
      ),
    onSuccess: async () => {
      toast({ title: 'Everyone has signed' });
      await leaseChanged(client);
      onClose();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      width="lg"
      title="Signed on paper?"
      lead="Print the lease, have everyone who has not signed sign it in front of a witness, and add the scan. This completes the lease and cannot be undone; signing links stop working."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            disabled={!file || problem !== undefined || witness.trim() === ''}
            pending={record.isPending}
            pendingText="Recording"
            onClick={() => file && record.mutate(file)}
          >
            Record
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <TextField
          label="Witness"
          hint="Full name of who saw them sign."
          autoComplete="off"
          required
          maxLength={limits.textCharacters}
          value={witness}
          onChange={({ target }) => setWitness(target.value)}
        />
        <FileTarget
          id="scan"
          onFiles={([chosen]) => setFile(chosen)}
          field={{ accept: 'application/pdf' }}
          gap="2"
          px="4"
          py="5"
          textAlign="center"
        >
          <FileUp size={18} aria-hidden="true" />
          <bdi>{file?.name ?? 'Choose the scan: one PDF, at most 3 MB'}</bdi>
        </FileTarget>
        {(problem || record.isError) && <Refusal>{problem ?? refusalWords(record.error)}</Refusal>}
      </Stack>
    </Modal>
  );
}
