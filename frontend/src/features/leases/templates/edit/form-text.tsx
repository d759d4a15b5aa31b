import { Eye } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { LeaseDocument } from '../../../../../../shared/domain/leases/document/lease-document';
import { joinWords } from '../../../../../../shared/domain/leases/document/words';
import { unknownFields } from '../../../../../../shared/domain/leases/templates/template-rules';
import { useValueField } from '../../../../forms/use-field';
import { Notice } from '../../../../ui/feedback/notice';
import { Row } from '../../../../ui/layout/layout';
import { Button } from '../../../../ui/primitives/button';
import { Refusal } from '../../../../ui/primitives/text';
import { WordButton } from '../import/word-button';
import type { TemplateValues } from './template-values';
import { TextEditor } from './text-editor';

const TemplatePreview = lazy(() => import('./template-preview'));

/** The form's text: editor, preview, and fields that would stay empty. */
export function FormText() {
  const { value, onChange, error } = useValueField<TemplateValues, 'text'>('text');
  const [isPreview, setPreview] = useState(false);
  const shown = useDeferredValue(value);
  const document = useMemo((): LeaseDocument => JSON.parse(shown), [shown]);
  const unknown = unknownFields(document);
  return (
    <>
      <Row gap="2">
        <Button variant="outline" onClick={() => setPreview(true)}>
          <Eye aria-hidden="true" />
          Preview
        </Button>
        <WordButton onText={(text) => onChange(JSON.stringify(text))} />
      </Row>
      {error && <Refusal>{error}</Refusal>}
      {unknown.length > 0 && (
        <Notice kind="warning" title="No lease has a value for these fields; they would stay empty">
          {joinWords(unknown)}
        </Notice>
      )}
      <TextEditor text={value} onText={onChange} />
      <Suspense fallback={null}>
        {isPreview && <TemplatePreview document={document} onClose={() => setPreview(false)} />}
      </Suspense>
    </>
  );
}
