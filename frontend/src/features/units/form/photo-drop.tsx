import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { FileTarget } from '../../../ui/media/file-target';
import { acceptedPictures } from '../../../ui/media/photo-rules';
import { Spinner } from '../../../ui/primitives/spinner';

type Props = {
  id: string;
  working: boolean;
  isRefused: boolean;
  hint: string;
  onFiles: (files: readonly File[]) => void;
};

/** Photos are chosen, dropped, or taken with a phone's camera. */
export const PhotoDrop = ({ id, working, isRefused, hint, onFiles }: Props) => (
  <FileTarget
    id={id}
    onFiles={onFiles}
    // Allows several files so that the spec's message can explain why only one is accepted.
    field={{
      accept: acceptedPictures,
      multiple: true,
      'aria-label': 'Add photo',
      'aria-invalid': isRefused,
      'aria-describedby': `${id}-hint ${id}-error`,
    }}
    flexWrap="wrap"
    gap="2"
    minH="14"
    px="4"
    py="3"
    color="muted"
    _hover={{ bg: 'surface.hover', color: 'ink' }}
  >
    {working ? <Spinner /> : <ImagePlus size={20} aria-hidden="true" />}
    <chakra.span fontWeight="medium">{working ? 'Preparing' : 'Add photo'}</chakra.span>
    <chakra.span fontSize="xs" id={`${id}-hint`}>
      <bdi>{hint}</bdi>
    </chakra.span>
  </FileTarget>
);
