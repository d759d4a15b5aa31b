import { chakra } from '@chakra-ui/react';
import { CloudUpload } from 'lucide-react';
import { useId } from 'react';
import { documentLimits } from '../../../../../shared/domain/documents';
import { FileTarget } from '../../../ui/file-target';
import { sizeText } from '../document-texts';
import { acceptedFiles, acceptedWords } from './file-rules';
import { useDropGuard } from './use-drop-guard';

/** Where documents come in: chosen, dropped, or taken with a phone's camera. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
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
        'aria-describedby': `${id}-hint`,
      }}
      justifyContent={{ base: 'center', md: 'flex-start' }}
      gap="4"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
      borderRadius="card"
      transition="background-color {durations.quick}"
    >
      <chakra.span color="primary" flexShrink="0">
        <CloudUpload size={24} strokeWidth={1.75} aria-hidden="true" />
      </chakra.span>
      <chakra.span minW="0">
        <chakra.span display="block" fontWeight="semibold">
          <chakra.span color="primary">Add documents</chakra.span>
          <chakra.span display={{ base: 'none', md: 'inline' }} fontWeight="normal">
            {' '}
            or drop them here
          </chakra.span>
        </chakra.span>
        <chakra.span id={`${id}-hint`} display="block" mt="0.5" fontSize="xs" color="muted">
          <bdi>{`${acceptedWords}, at most ${sizeText(documentLimits.bytes)} each`}</bdi>
        </chakra.span>
      </chakra.span>
    </FileTarget>
  );
}
