import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Spinner } from '../../../ui/spinner';

type Props = { id: string; working: boolean; hint: string; onFiles: (files: readonly File[]) => void };

/** Where a photo comes in: chosen, dropped, or taken with a phone's camera. */
export function PhotoDrop({ id, working, hint, onFiles }: Props) {
  const [over, setOver] = useState(false);
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
      justifyContent="center"
      flexWrap="wrap"
      gap="2"
      minH="14"
      px="4"
      py="3"
      color="muted"
      bg={over ? 'primary.subtle' : 'surface'}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={over ? 'primary' : 'control'}
      borderRadius="control"
      cursor="pointer"
      _hover={{ bg: 'surface.hover', color: 'ink' }}
      css={{ '&:focus-within': { outline: '2px solid {colors.primary}', outlineOffset: '2px' } }}
    >
      {working ? <Spinner /> : <ImagePlus size={20} aria-hidden="true" />}
      <chakra.span fontWeight="medium">{working ? 'Preparing' : 'Add photo'}</chakra.span>
      <chakra.span fontSize="xs" id={`${id}-hint`}>
        <bdi>{hint}</bdi>
      </chakra.span>
      {/* Several can be chosen so that the spec's sentence can say why only one is taken. */}
      <chakra.input
        id={id}
        type="file"
        accept="image/*"
        multiple
        srOnly
        aria-label="Add photo"
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(chosen);
        }}
      />
    </chakra.label>
  );
}
