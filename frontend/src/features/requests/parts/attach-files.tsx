import { Camera, X } from 'lucide-react';
import { useId } from 'react';
import { acceptedFiles } from '../../../api/send-request-file';
import { Grow, Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { FileTarget } from '../../../ui/media/file-target';
import { IconButton } from '../../../ui/primitives/icon-button';
import { Spinner } from '../../../ui/primitives/spinner';
import { Muted, Refusal } from '../../../ui/primitives/text';
import type { Attached } from './use-attached';

/** Adds photos, short videos and PDFs, and shows what was sent. */
export function AttachFiles({ attached, label = 'Add photos' }: { attached: Attached; label?: string }) {
  const id = useId();
  const { files, isSending, problems, hasRoom, add, remove } = attached;
  return (
    <Stack gap="2">
      {files.length > 0 && (
        <PlainList>
          {files.map(({ upload, name }) => (
            <Row as="li" key={upload}>
              <Grow>
                <bdi>{name || 'Photo'}</bdi>
              </Grow>
              <IconButton label={`Remove: ${name || 'Photo'}`} size="sm" onClick={() => remove(upload)}>
                <X aria-hidden="true" />
              </IconButton>
            </Row>
          ))}
        </PlainList>
      )}
      {hasRoom && (
        <FileTarget
          id={id}
          onFiles={(chosen) => void add(chosen)}
          field={{
            accept: acceptedFiles,
            multiple: true,
            'aria-label': label,
            'aria-invalid': problems.length > 0,
            'aria-describedby': `${id}-problems`,
          }}
          borderColor={problems.length > 0 ? 'danger' : undefined}
          gap="2"
          minH="11"
          px="4"
        >
          {isSending ? <Spinner /> : <Camera size={18} aria-hidden="true" />}
          {isSending ? 'Sending' : label}
        </FileTarget>
      )}
      <Muted small>Photos and PDFs up to 25 MB, videos up to 60 seconds.</Muted>
      <Stack id={`${id}-problems`} role="alert" gap="1">
        {problems.map((text) => (
          <Refusal key={text}>{text}</Refusal>
        ))}
      </Stack>
    </Stack>
  );
}
