import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from '../primitives/icon-button';
import type { Photo } from './photo-rules';
import { useObjectUrl } from './use-object-url';

const Tile = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '1',
    borderRadius: 'control',
    overflow: 'hidden',
    bg: 'surface.sunk',
    borderWidth: '1px',
    borderColor: 'border',
  },
});

/** A chosen photo that is not sent yet, with a remove button. */
export function PhotoPreview({
  photo,
  index,
  onRemove,
}: {
  photo: Photo;
  index: number;
  onRemove: () => void;
}) {
  const url = useObjectUrl(photo.file);
  return (
    <Tile>
      {url && <chakra.img src={url} alt={photo.file.name} w="full" h="full" objectFit="cover" />}
      <IconButton
        label={`Remove photo ${index + 1}`}
        size="xs"
        variant="outline"
        position="absolute"
        top="1"
        insetEnd="1"
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </Tile>
  );
}
