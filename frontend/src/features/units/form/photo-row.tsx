import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useState } from 'react';
import { limits } from '../../../../../shared/domain/limits';
import { TextField } from '../../../ui/fields/text-field';
import { steadyAddress } from '../../../ui/media/picture';
import { IconButton } from '../../../ui/primitives/icon-button';
import { type EditedPhoto, isNew } from './edited-photos';

type Props = {
  photo: EditedPhoto;
  index: number;
  count: number;
  /** Another photo is dragged over this one. */
  target: boolean;
  onAlt: (alt: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragOver: () => void;
  onDrop: () => void;
};

/** The photo's URL; a new file gets a temporary one. */
function useUrlOf(photo: EditedPhoto): string | undefined {
  const file = isNew(photo) ? photo.file : undefined;
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    setMade(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return isNew(photo) ? made : steadyAddress(photo.url);
}

/** A photo with its description. People reorder it by dragging or with buttons (WCAG 2.5.7). */
export function PhotoRow({ photo, index, count, target, onAlt, onMove, onRemove, ...drag }: Props) {
  const url = useUrlOf(photo);
  const nth = `photo ${index + 1}`;
  const over = (event: DragEvent) => {
    event.preventDefault();
    drag.onDragOver();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    drag.onDrop();
  };
  return (
    <chakra.li
      aria-label={`Photo ${index + 1} of ${count}`}
      onDragOver={over}
      onDrop={drop}
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', sm: 'auto auto minmax(0, 1fr) auto' }}
      alignItems="center"
      gap="3"
      p="3"
      borderTopWidth={index === 0 ? '0' : '1px'}
      borderColor="border"
      bg={target ? 'primary.subtle' : undefined}
    >
      <chakra.span
        draggable
        onDragStart={drag.onDragStart}
        display={{ base: 'none', sm: 'inline-flex' }}
        color="muted"
        cursor="grab"
        title={`Drag ${nth}`}
        aria-hidden="true"
      >
        <GripVertical size={18} />
      </chakra.span>
      <chakra.span
        position="relative"
        boxSize="20"
        borderRadius="control"
        overflow="hidden"
        bg="surface.sunk"
        borderWidth="1px"
        borderColor="border"
      >
        {url && (
          <chakra.img src={url} alt={photo.alt} draggable={false} w="full" h="full" objectFit="cover" />
        )}
        {index === 0 && (
          <chakra.span
            position="absolute"
            insetX="0"
            bottom="0"
            py="0.5"
            textAlign="center"
            fontSize="xs"
            fontWeight="medium"
            bg="ink"
            color="paper"
          >
            First
          </chakra.span>
        )}
      </chakra.span>
      <TextField
        label={`What ${nth} shows`}
        placeholder="Kitchen with a view of the garden"
        maxLength={limits.textCharacters}
        value={photo.alt}
        onChange={(event) => onAlt(event.target.value)}
      />
      <chakra.span
        display="flex"
        gap="1"
        alignSelf={{ sm: 'end' }}
        alignItems="center"
        h={{ sm: '10' }}
        justifyContent="flex-end"
        gridColumn={{ base: '1 / -1', sm: 'auto' }}
      >
        <IconButton
          label={`Move ${nth} up`}
          size="sm"
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${nth} down`}
          size="sm"
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove ${nth}`} size="sm" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </chakra.span>
    </chakra.li>
  );
}
