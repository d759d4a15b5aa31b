import { CloudUpload } from 'lucide-react';
import { useId } from 'react';
import { documentLimits } from '../../../../../shared/domain/portfolio/documents';
import { Grow } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { FileTarget } from '../../../ui/media/file-target';
import { sizeText } from '../../../ui/media/size-text';
import { Strong, Tint } from '../../../ui/primitives/text';
import { acceptedFiles, acceptedWords } from './file-rules';
import { useDropGuard } from './use-drop-guard';

/** Documents are chosen, dropped, or taken with a phone's camera. */
export function DropZone({
  isReading,
  isRefused,
  refusedId,
  onFiles,
}: {
  /** Photos are being decoded. */
  isReading: boolean;
  isRefused: boolean;
  /** Id of the reasons why files were refused. */
  refusedId: string;
  onFiles: (files: readonly File[]) => void;
}) {
  const id = useId();
  useDropGuard();
  return (
    <FileTarget
      id={id}
      onFiles={onFiles}
      field={{
        accept: acceptedFiles,
        multiple: true,
        'aria-label': 'Add documents',
        disabled: isReading,
        'aria-invalid': isRefused,
        'aria-describedby': isRefused ? `${id}-hint ${refusedId}` : `${id}-hint`,
      }}
      justifyContent={{ base: 'center', md: 'flex-start' }}
      gap="4"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
      borderRadius="card"
      transition="background-color {durations.quick}"
    >
      <ListLabel
        sign={
          <Tint color="primary">
            <CloudUpload size={24} strokeWidth={1.75} aria-hidden="true" />
          </Tint>
        }
        name={
          <>
            <Strong color="primary">{isReading ? 'Preparing the files' : 'Add documents'}</Strong>
            <Grow as="span" display={{ base: 'none', md: 'inline' }}>
              {' or drop them here'}
            </Grow>
          </>
        }
        note={
          <bdi id={`${id}-hint`}>{`${acceptedWords}, at most ${sizeText(documentLimits.bytes)} each`}</bdi>
        }
      />
    </FileTarget>
  );
}
