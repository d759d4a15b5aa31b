import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useId } from 'react';
import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { documentLimits, shownTypes } from '../../../../../shared/domain/documents';
import { filesMost } from '../../../../../shared/domain/screening/application-files';
import { api } from '../../../api/client';
import { postForm } from '../../../api/post-form';
import { refusalWords } from '../../../api/refusal-words';
import { Button } from '../../../ui/button';
import { FileTarget } from '../../../ui/file-target';
import { Row, Stack } from '../../../ui/layout';
import { Notice } from '../../../ui/notice';
import { openFileInTab } from '../../../ui/open-file';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { shownFileProblem, shownTypeOf } from '../../../ui/shown-file';
import { sizeText } from '../../../ui/size-text';
import { Muted } from '../../../ui/text';
import { applicationQuery } from '../queries';

type Files = NonNullable<OpenedApplication['application']>['documents'];

async function sendFile(token: string, file: File): Promise<void> {
  const problem = shownFileProblem(file);
  const contentType = shownTypeOf(file);
  if (problem !== undefined || !contentType) throw new Error(problem);
  const asked = { token, contentType, bytes: file.size };
  const { upload, url, fields } = (await api.screening.createApplicationUpload({ body: asked })).data;
  await postForm({ url, fields, file, onProgress: () => undefined });
  const body = { token, upload, contentType, name: file.name };
  await api.screening.addApplicationDocument({ body });
}

/** An applicant's documents, sent one after another, each checked by its content. */
export function FilesSection({ token, documents }: { token: string; documents: Files }) {
  const client = useQueryClient();
  const id = useId();
  const reread = () => client.invalidateQueries(applicationQuery(token));
  const add = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) await sendFile(token, file);
    },
    onSettled: reread,
  });
  const remove = useMutation({
    mutationFn: (document_id: string) =>
      api.screening.removeApplicationDocument({ body: { token, document_id } }),
    onSettled: reread,
  });
  const failed = add.error ?? remove.error;
  return (
    <Section
      title="Your documents"
      lead="Pay stubs, a letter from your landlord, an ID. Only the landlord and you can open them; they go with your application."
    >
      <Stack gap="4">
        {failed && <Notice kind="danger">{wordsOf(failed)}</Notice>}
        {documents.length > 0 && (
          <PlainList aria-label="Your documents">
            {documents.map(({ document_id, name, bytes }) => (
              <Row as="li" key={document_id} gap="3" justifyContent="space-between" flexWrap="wrap">
                <Stack gap="0.5" minW="0">
                  <bdi>{name}</bdi>
                  <Muted small>{sizeText(bytes)}</Muted>
                </Stack>
                <Row gap="2">
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Open ${name}`}
                    onClick={() =>
                      void openFileInTab(() =>
                        api.screening.openApplicationDocument({ body: { token, document_id } }),
                      )
                    }
                  >
                    Open
                  </Button>
                  <Button
                    size="sm"
                    variant="plain"
                    aria-label={`Remove ${name}`}
                    pending={remove.isPending && remove.variables === document_id}
                    onClick={() => remove.mutate(document_id)}
                  >
                    Remove
                  </Button>
                </Row>
              </Row>
            ))}
          </PlainList>
        )}
        {documents.length < filesMost && (
          <FileTarget
            id={id}
            onFiles={(files) => add.mutate(files)}
            field={{
              accept: shownTypes.join(),
              multiple: true,
              disabled: add.isPending,
              'aria-label': 'Add documents',
            }}
            gap="3"
            p="4"
          >
            <FileUp aria-hidden="true" />
            {add.isPending
              ? 'Sending'
              : `Add PDFs or pictures, at most ${sizeText(documentLimits.bytes)} each`}
          </FileTarget>
        )}
      </Stack>
    </Section>
  );
}

/** A problem of ours is a plain sentence; all others have words of their own. */
const wordsOf = (cause: Error): string =>
  cause.message.startsWith('“') ? cause.message : refusalWords(cause);
