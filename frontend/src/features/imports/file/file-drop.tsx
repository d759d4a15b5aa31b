import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '../../../ui/fields/field';
import { FileTarget } from '../../../ui/file-target';
import { Stack } from '../../../ui/layout';
import { Spinner } from '../../../ui/spinner';
import { Muted, Strong, Tint } from '../../../ui/text';

type Props = { working: boolean; problem?: string | undefined; onFile: (file: File) => void };

const kinds =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes a dropped or chosen file. The whole field is clickable and works by keyboard. */
export function FileDrop({ working, problem, onFile }: Props) {
  const id = useId();
  return (
    <Stack gap="2">
      <FileTarget
        id={id}
        onFiles={([file]) => file && onFile(file)}
        field={{ accept: kinds, disabled: working, 'aria-describedby': `${id}-error` }}
        flexDirection="column"
        gap="2"
        minH="40"
        px="4"
        py="6"
        textAlign="center"
        bg="surface.sunk"
        borderColor={problem ? 'danger' : 'control'}
      >
        <Tint color="primary">
          {working ? <Spinner boxSize="6" /> : <FileUp size={26} aria-hidden="true" />}
        </Tint>
        <Strong>
          {working ? 'Reading the file' : 'Choose a CSV file or Excel workbook, or drop it here'}
        </Strong>
        <Muted as="bdi" small>
          Up to 5,000 lines and 10 MB. Of a workbook, the first sheet.
        </Muted>
      </FileTarget>
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </Stack>
  );
}
