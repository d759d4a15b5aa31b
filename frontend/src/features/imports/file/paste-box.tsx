import { ClipboardPaste } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Row, Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';

/** Takes cells copied from a spreadsheet, headers included, like a file. */
export function PasteBox({ working, onText }: { working: boolean; onText: (text: string) => void }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // The pressed button is gone, so the field takes the focus.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  if (!open)
    return (
      <Button variant="plain" alignSelf="flex-start" onClick={() => setOpen(true)}>
        <ClipboardPaste aria-hidden="true" />
        Paste from a spreadsheet
      </Button>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onText(text);
      }}
    >
      <Stack>
        <TextAreaField
          label="Cells from a spreadsheet"
          hint="Copy them with their header line, and paste them here."
          rows={6}
          ref={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Row gap="2">
          <Button type="submit" pending={working} disabled={text.trim() === ''}>
            Use these cells
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              setOpen(false);
              setText('');
            }}
          >
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
