import { FileUp } from 'lucide-react';
import { documentLimits, shownTypes } from '../../../../../shared/domain/portfolio/documents';
import { useValueField } from '../../../forms/use-field';
import { Field } from '../../../ui/fields/field';
import { Row } from '../../../ui/layout/layout';
import { FileTarget } from '../../../ui/media/file-target';
import { shownFileProblem } from '../../../ui/media/shown-file';
import { sizeText } from '../../../ui/media/size-text';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';

/** The field is named as the call names what it refuses. */
export type Invoiced = { upload: File | null };

export const invoiceProblem = ({ upload }: Invoiced): string | false =>
  (upload && shownFileProblem(upload)) ?? false;

/** One picture or PDF, chosen, dropped, or taken with a phone's camera. */
export function InvoiceField() {
  const { id, value: file, error, onChange } = useValueField<Invoiced, 'upload'>('upload');
  return (
    <Field
      id={id}
      label="Invoice (optional)"
      hint="It stays with this entry and cannot be replaced"
      error={error}
    >
      {({ id: field, ...wiring }) => (
        <Row gap="2">
          <FileTarget
            id={field}
            onFiles={([chosen]) => chosen && onChange(chosen)}
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
            {file ? (
              <bdi>{file.name}</bdi>
            ) : (
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
