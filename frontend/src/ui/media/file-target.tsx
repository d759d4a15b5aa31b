import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type DragEvent, useState } from 'react';

type Props = Omit<HTMLChakraProps<'label'>, 'id' | 'htmlFor'> & {
  /** Id of the input inside. */
  id: string;
  onFiles: (files: readonly File[]) => void;
  /** Props of the input inside: what it accepts, its name and description. */
  field: Omit<HTMLChakraProps<'input'>, 'id' | 'type' | 'onChange'>;
};

/** A dashed target for dropping or choosing files. All of it is clickable and works by keyboard. */
export function FileTarget({ id, onFiles, field, children, ...look }: Props) {
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
      bg="surface"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="control"
      borderRadius="control"
      cursor="pointer"
      _hover={{ bg: 'surface.hover' }}
      css={{
        '&:focus-within': { outline: '2px solid {colors.primary}', outlineOffset: '2px' },
        '& svg': { flexShrink: 0 },
      }}
      {...look}
      {...(over && { bg: 'primary.subtle', borderColor: 'primary', _hover: { bg: 'primary.subtle' } })}
    >
      {children}
      <chakra.input
        {...field}
        id={id}
        type="file"
        srOnly
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // Lets the person choose the same file again.
          event.target.value = '';
          onFiles(chosen);
        }}
      />
    </chakra.label>
  );
}
