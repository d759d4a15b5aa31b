import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { documentLimits, shownTypes } from '../../../shared/domain/portfolio/documents';
import { Field } from '../ui/fields/field';
import { Row } from '../ui/layout/layout';
import { FileTarget } from '../ui/media/file-target';
import { readyFile } from '../ui/media/ready-file';
import { shownFileProblem } from '../ui/media/shown-file';
import { sizeText } from '../ui/media/size-text';
import { Button } from '../ui/primitives/button';
import { Muted } from '../ui/primitives/text';
import { useValueField } from './use-field';

/** The field is named as the call names what it refuses. */
export type WithFile = { upload: File | null };

/** Why the chosen file cannot be sent, if so. */
export const fileProblem = ({ upload }: WithFile): string | false =>
  (upload && shownFileProblem(upload)) ?? false;

/** One picture or PDF, chosen, dropped, or taken with a phone's camera. */
export function FileField({ label, hint }: { label: string; hint: string }) {
  const { id, value: file, error: wrong, onChange } = useValueField<WithFile, 'upload'>('upload');
  const [isReading, setReading] = useState(false);
  const [unread, setUnread] = useState<string>();
  const error = unread ?? wrong;
  const take = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    setReading(true);
    const ready = await readyFile(chosen);
    setReading(false);
    setUnread(ready.problem);
    if (ready.file) onChange(ready.file);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {({ id: field, ...wiring }) => (
        <Row gap="2">
          <FileTarget
            id={field}
            onFiles={(files) => void take(files)}
            field={{ ...wiring, accept: shownTypes.join() }}
            flex="1"
            minW="0"
            gap="2"
            px="4"
            py="3"
            textAlign="center"
            borderColor={error ? 'danger' : 'control'}
          >
            <FileUp size={18} aria-hidden="true" />
            {isReading && 'Preparing the photo'}
            {!isReading && file && <bdi>{file.name}</bdi>}
            {!isReading && !file && (
              <Muted as="span" small>{`A PDF or picture, at most ${sizeText(documentLimits.bytes)}`}</Muted>
            )}
          </FileTarget>
          {file && (
            <Button variant="plain" size="sm" onClick={() => onChange(null)}>
              Remove
            </Button>
          )}
        </Row>
      )}
    </Field>
  );
}
