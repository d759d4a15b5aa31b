import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '../../../ui/fields/field';
import { Stack } from '../../../ui/layout/layout';
import { FileTarget } from '../../../ui/media/file-target';
import { Spinner } from '../../../ui/primitives/spinner';
import { Muted, Strong, Tint } from '../../../ui/primitives/text';

type Props = { working: boolean; problem?: string | undefined; onFiles: (files: readonly File[]) => void };

const kinds =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes dropped or chosen files. The whole field is clickable and works by keyboard. */
export function FileDrop({ working, problem, onFiles }: Props) {
  const id = useId();
  return (
    <Stack gap="2">
      <FileTarget
        id={id}
        onFiles={(files) => files.length > 0 && onFiles(files)}
        field={{ accept: kinds, multiple: true, disabled: working, 'aria-describedby': `${id}-error` }}
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
          {working ? 'Reading the file' : 'Choose CSV files or Excel workbooks, or drop them here'}
        </Strong>
        <Muted as="bdi" small>
          One to six files, up to 5,000 lines and 10 MB each. Of a workbook, the first sheet.
        </Muted>
      </FileTarget>
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </Stack>
  );
}
