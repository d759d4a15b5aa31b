import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useId } from 'react';
import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { documentLimits, shownTypes } from '../../../../../shared/domain/portfolio/documents';
import { filesMost } from '../../../../../shared/domain/screening/application-files';
import { api } from '../../../api/client';
import { postForm } from '../../../api/post-form';
import { refusalWords } from '../../../api/refusal-words';
import { Notice } from '../../../ui/feedback/notice';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { FileTarget } from '../../../ui/media/file-target';
import { openFileInTab } from '../../../ui/media/open-file';
import { readyFile } from '../../../ui/media/ready-file';
import { shownFileProblem, shownTypeOf } from '../../../ui/media/shown-file';
import { sizeText } from '../../../ui/media/size-text';
import { Button } from '../../../ui/primitives/button';
import { Muted, Refusal } from '../../../ui/primitives/text';
import { applicationQuery } from '../queries';

type Files = NonNullable<OpenedApplication['application']>['documents'];

/** A sentence of ours that names the file. */
class OwnProblem extends Error {}

const problemOf = (file: File, cause: unknown): string =>
  cause instanceof OwnProblem ? cause.message : `“${file.name}”: ${refusalWords(cause)}`;

async function sendFile(token: string, chosen: File): Promise<void> {
  const ready = await readyFile(chosen);
  if (!ready.file) throw new OwnProblem(ready.problem);
  const { file } = ready;
  const problem = shownFileProblem(file);
  const contentType = shownTypeOf(file);
  if (problem !== undefined || !contentType) throw new OwnProblem(problem);
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
  const room = filesMost - documents.length;
  const add = useMutation({
    /** Tries every file; returns why some were not taken. */
    mutationFn: async (files: readonly File[]) => {
      const problems: string[] = [];
      for (const file of files.slice(0, room))
        await sendFile(token, file).catch((cause: unknown) => problems.push(problemOf(file, cause)));
      const left = files.slice(room).map(({ name }) => `“${name}” is one too many: ${filesMost} at most.`);
      return [...problems, ...left];
    },
    onSettled: reread,
  });
  const remove = useMutation({
    mutationFn: (document_id: string) =>
      api.screening.removeApplicationDocument({ body: { token, document_id } }),
    onSettled: reread,
  });
  const problems = add.data ?? [];
  return (
    <Section
      title="Your documents"
      lead="Pay stubs, a letter from your landlord, an ID. Only the landlord and you can open them; they go with your application."
    >
      <Stack gap="4">
        {remove.error && <Notice kind="danger">{refusalWords(remove.error)}</Notice>}
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
              'aria-invalid': problems.length > 0,
              'aria-describedby': `${id}-problems`,
            }}
            borderColor={problems.length > 0 ? 'danger' : undefined}
            gap="3"
            p="4"
          >
            <FileUp aria-hidden="true" />
            {add.isPending
              ? 'Sending'
              : `Add PDFs or pictures, at most ${sizeText(documentLimits.bytes)} each`}
          </FileTarget>
        )}
        <Stack id={`${id}-problems`} role="alert" gap="1">
          {problems.map((text) => (
            <Refusal key={text}>{text}</Refusal>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
