import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldError, FieldHint } from '../fields/field';
import { Spinner } from '../primitives/spinner';
import { FileTarget } from './file-target';
import { PhotoPreview } from './photo-preview';
import { acceptedPictures, type Photo, roomProblem, usedText } from './photo-rules';
import { usePhotoChoice } from './use-photo-choice';

export type { Photo } from './photo-rules';

/** Takes one photo at a time (PRP-16), shrinks it and shows a preview. `progress` (0 to 1) is the upload. */
export function PhotoPicker({
  label,
  photos,
  onPhotos,
  error,
  hint,
  progress,
  id: given,
}: {
  label: ReactNode;
  photos: readonly Photo[];
  onPhotos: (photos: Photo[]) => void;
  error?: string | undefined;
  hint?: ReactNode;
  progress?: number | undefined;
  id?: string;
}) {
  const own = useId();
  const id = given ?? own;
  const { problem, working, take, forget } = usePhotoChoice({
    photos,
    problemOf: roomProblem,
    onPhoto: (before, photo) => onPhotos([...before, photo]),
  });
  const remove = (photo: Photo) => {
    forget();
    onPhotos(photos.filter((other) => other.id !== photo.id));
    document.getElementById(id)?.focus();
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3" fontSize="sm">
        <chakra.span id={`${id}-label`} fontWeight="medium">
          {label}
        </chakra.span>
        <chakra.span fontSize="xs" color="muted" fontVariantNumeric="tabular-nums" dir="ltr">
          {usedText(photos)}
        </chakra.span>
      </chakra.div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <chakra.div display="grid" gap="2" gridTemplateColumns="repeat(auto-fill, minmax(6rem, 1fr))">
        {photos.map((photo, index) => (
          <PhotoPreview key={photo.id} photo={photo} index={index} onRemove={() => remove(photo)} />
        ))}
        <FileTarget
          id={id}
          onFiles={(files) => void take(files)}
          // Allows several files so that the spec's message can explain why only one is accepted.
          field={{
            accept: acceptedPictures,
            multiple: true,
            'aria-labelledby': `${id}-label`,
            'aria-invalid': (problem ?? error) !== undefined,
            'aria-describedby': `${id}-error`,
          }}
          aspectRatio="1"
          flexDirection="column"
          gap="1.5"
          p="2"
          textAlign="center"
          fontSize="xs"
          color="muted"
          _hover={{ bg: 'surface.hover', color: 'ink' }}
        >
          {working ? <Spinner /> : <ImagePlus size={20} aria-hidden="true" />}
          {working ? 'Preparing' : 'Add photo'}
        </FileTarget>
      </chakra.div>
      {progress !== undefined && (
        <chakra.progress
          value={progress}
          max={1}
          w="full"
          h="2"
          accentColor="{colors.primary}"
          aria-label="Sending"
        />
      )}
      <FieldError id={`${id}-error`}>{problem ?? error}</FieldError>
    </chakra.div>
  );
}
