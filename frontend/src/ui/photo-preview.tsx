import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button';
import type { Photo } from './photo-rules';

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
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo.file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo.file]);
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
