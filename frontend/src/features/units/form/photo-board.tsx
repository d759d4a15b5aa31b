import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '../../../../../shared/domain/limits';
import { toast } from '../../../ui/feedback/toast';
import { FieldError } from '../../../ui/fields/field';
import { usePhotoChoice } from '../../../ui/media/use-photo-choice';
import { type EditedPhoto, moved, noRoomFor } from './edited-photos';
import { PhotoDrop } from './photo-drop';
import { PhotoRow } from './photo-row';

type Props = {
  id: string;
  photos: readonly EditedPhoto[];
  onPhotos: (photos: EditedPhoto[]) => void;
  error?: string;
};

/** A unit's photos: add one at a time (PRP-16), describe, reorder, remove with Undo. */
export function PhotoBoard({ id, photos, onPhotos, error }: Props) {
  const { problem, working, take, forget } = usePhotoChoice({
    photos,
    problemOf: noRoomFor,
    onPhoto: (before, photo) => onPhotos([...before, { ...photo, alt: '' }]),
  });
  const [held, setHeld] = useState<number>();
  const [over, setOver] = useState<number>();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    onPhotos(moved(photos, from, to));
    setSaid(`Photo ${from + 1} is now photo ${to + 1} of ${photos.length}`);
  };
  const drop = (to: number) => {
    if (held !== undefined && held !== to) move(held, to);
    setHeld(undefined);
    setOver(undefined);
  };
  const remove = (photo: EditedPhoto) => {
    const before = [...photos];
    forget();
    onPhotos(photos.filter((other) => other.id !== photo.id));
    toast({ title: 'Photo removed', kind: 'info', undo: () => onPhotos(before) });
    document.getElementById(id)?.focus();
  };
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      {photos.length > 0 && (
        <chakra.ul
          m="0"
          p="0"
          listStyleType="none"
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
          onDragLeave={() => setOver(undefined)}
          onDragEnd={() => setHeld(undefined)}
        >
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              target={over === index && held !== undefined && held !== index}
              onAlt={(alt) =>
                onPhotos(photos.map((other) => (other.id === photo.id ? { ...other, alt } : other)))
              }
              onMove={(to) => move(index, to)}
              onRemove={() => remove(photo)}
              onDragStart={() => setHeld(index)}
              onDragOver={() => setOver(index)}
              onDrop={() => drop(index)}
            />
          ))}
        </chakra.ul>
      )}
      <PhotoDrop
        id={id}
        working={working}
        isRefused={(problem ?? error) !== undefined}
        hint={`${photos.length} of ${limits.imagesPerUnit} photos, 3 MB together`}
        onFiles={(files) => void take(files)}
      />
      <FieldError id={`${id}-error`}>{problem ?? error}</FieldError>
      <chakra.span srOnly role="status">
        {said}
      </chakra.span>
    </chakra.div>
  );
}
