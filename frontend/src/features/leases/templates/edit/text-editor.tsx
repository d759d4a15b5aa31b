import { chakra } from '@chakra-ui/react';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { Section } from '../../../../ui/layout/section';
import { documentOf } from './editor-document';
import { FieldsPalette } from './fields-palette';
import { leaseNodes } from './lease-nodes';
import { Toolbar } from './toolbar';
import '../../../../domain-ui/lease/lease-text/lease-text.css';
import './text-editor.css';

/** The document as JSON. */
type Props = { text: string; onText: (text: string) => void };

const attributes = {
  id: 'text',
  class: 'lease-text lease-editor',
  dir: 'auto',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': 'Text of the lease',
};

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17rem' },
    alignItems: 'start',
  },
});

const Paper = chakra('div', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    minW: '0',
    '--chip': '{colors.primary.subtle}',
  },
});

/** On a small screen the toolbar holds the fields. */
const Palette = chakra('aside', {
  base: {
    minW: '0',
    display: { base: 'none', lg: 'block' },
    lg: { position: 'sticky', top: 'var(--bar-top, 1rem)', maxH: 'calc(100vh - 11rem)', overflowY: 'auto' },
  },
});

/** The text with its toolbar and field palette. A new `value` replaces the text. */
export function TextEditor({ text, onText }: Props) {
  const latest = useRef({ text, onText });
  const editor = useEditor({
    extensions: leaseNodes,
    content: JSON.parse(text),
    shouldRerenderOnTransaction: false,
    editorProps: { attributes },
    onUpdate: (change) => {
      latest.current.text = JSON.stringify(documentOf(change.editor.getJSON()));
      latest.current.onText(latest.current.text);
    },
  });
  useEffect(() => {
    latest.current.onText = onText;
  });
  useEffect(() => {
    if (text === latest.current.text) return;
    latest.current.text = text;
    const document = editor.schema.nodeFromJSON(JSON.parse(text));
    if (!document.eq(editor.state.doc)) editor.commands.setContent(document.toJSON());
  }, [editor, text]);
  return (
    <Sides>
      <Paper>
        <Toolbar editor={editor} />
        <chakra.div px={{ base: '4', md: '8' }} py={{ base: '5', md: '8' }}>
          <EditorContent editor={editor} />
        </chakra.div>
      </Paper>
      <Palette>
        <Section title="Fields" lead="Click one to insert it at the cursor.">
          <FieldsPalette editor={editor} />
        </Section>
      </Palette>
    </Sides>
  );
}
