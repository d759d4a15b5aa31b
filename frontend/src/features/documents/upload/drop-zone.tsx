import { chakra } from '@chakra-ui/react';
import { CloudUpload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { documentLimits } from '../../../../../shared/domain/documents';
import { sizeText } from '../document-texts';
import { acceptedFiles, acceptedWords } from './file-rules';
import { useDropGuard } from './use-drop-guard';

/** Where documents come in: chosen, dropped, or taken with a phone's camera. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  const [over, setOver] = useState(false);
  useDropGuard();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <chakra.label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      display="flex"
      alignItems="center"
      justifyContent={{ base: 'center', md: 'flex-start' }}
      gap="4"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
      bg={over ? 'primary.subtle' : 'surface'}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={over ? 'primary' : 'control'}
      borderRadius="card"
      cursor="pointer"
      transition="background-color {durations.quick}"
      _hover={{ bg: over ? 'primary.subtle' : 'surface.hover' }}
      css={{ '&:focus-within': { outline: '2px solid {colors.primary}', outlineOffset: '2px' } }}
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
      <chakra.input
        id={id}
        type="file"
        accept={acceptedFiles}
        multiple
        srOnly
        aria-label="Add documents"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(chosen);
        }}
      />
    </chakra.label>
  );
}
