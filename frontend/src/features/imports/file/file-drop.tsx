import { chakra } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { FieldError } from '../../../ui/fields/field';
import { Spinner } from '../../../ui/spinner';

type Props = { working: boolean; problem?: string | undefined; onFile: (file: File) => void };

const kinds = '.csv,.tsv,.txt,text/csv,text/tab-separated-values';

/** Where a file is dropped or chosen; the whole field is the target, and the keyboard opens the choice. */
export function FileDrop({ working, problem, onFile }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <chakra.label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap="2"
        minH="40"
        px="4"
        py="6"
        textAlign="center"
        bg={over ? 'primary.subtle' : 'surface.sunk'}
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={over ? 'primary' : problem ? 'danger' : 'control'}
        borderRadius="control"
        cursor="pointer"
        _hover={{ bg: 'surface.hover' }}
        css={{ '&:focus-within': { outline: '2px solid {colors.primary}', outlineOffset: '2px' } }}
      >
        <chakra.span color="primary">
          {working ? <Spinner boxSize="6" /> : <FileUp size={26} aria-hidden="true" />}
        </chakra.span>
        <chakra.span fontWeight="semibold">
          {working ? 'Reading the file' : 'Choose a CSV file, or drop it here'}
        </chakra.span>
        <chakra.span color="muted" fontSize="xs">
          <bdi>Up to 5,000 lines and 10 MB. Comma, semicolon or tab.</bdi>
        </chakra.span>
        <chakra.input
          id={id}
          type="file"
          accept={kinds}
          srOnly
          disabled={working}
          aria-describedby={`${id}-error`}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again once it was repaired.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </chakra.label>
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </chakra.div>
  );
}
