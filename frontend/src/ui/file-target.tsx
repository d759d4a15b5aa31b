import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type DragEvent, useState } from 'react';

type Props = Omit<HTMLChakraProps<'label'>, 'id' | 'htmlFor'> & {
  /** Of the field inside. */
  id: string;
  onFiles: (files: readonly File[]) => void;
  /** Of the field inside: what it takes, how it is called and described. */
  field: Omit<HTMLChakraProps<'input'>, 'id' | 'type' | 'onChange'>;
};

/** A dashed field that files are dropped on or chosen for; the whole of it is the target, and the keyboard opens the choice. */
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
      css={{ '&:focus-within': { outline: '2px solid {colors.primary}', outlineOffset: '2px' } }}
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
          // The same file can be chosen again.
          event.target.value = '';
          onFiles(chosen);
        }}
      />
    </chakra.label>
  );
}
