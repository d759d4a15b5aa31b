import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  ArrowDown,
  ArrowUp,
  Bold,
  Heading1,
  Heading2,
  Italic,
  List,
  ListOrdered,
  ListPlus,
  ListTree,
  Redo2,
  SeparatorHorizontal,
  Table,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { conditionNames } from '../../../../../../shared/domain/leases/document/conditions';
import { IconButton } from '../../../../ui/icon-button';
import { Select } from '../../../../ui/select';
import {
  conditionAt,
  insertBlock,
  insertClause,
  insertField,
  isInClause,
  moveClause,
  removeClause,
  setCondition,
} from './commands';
import { newTable, tableTools } from './table-tools';
import { conditionWords, fieldGroups, signatureWords } from './words';

type Tool = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: (editor: Editor) => unknown;
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOff?: (editor: Editor) => boolean;
};

const notInClause = (editor: Editor): boolean => !isInClause(editor);

const words: readonly Tool[] = [
  {
    label: 'Undo',
    icon: <Undo2 />,
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    label: 'Redo',
    icon: <Redo2 />,
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
  {
    label: 'Bold',
    icon: <Bold />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    icon: <Italic />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Underline',
    icon: <Underline />,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  ...([1, 2] as const).map((level) => ({
    label: level === 1 ? 'Title' : 'Heading',
    icon: level === 1 ? <Heading1 /> : <Heading2 />,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor: Editor) => editor.isActive('heading', { level }),
  })),
  {
    label: 'Bulleted list',
    icon: <List />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    icon: <ListOrdered />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
];

const clauses: readonly Tool[] = [
  { label: 'New clause', icon: <ListPlus />, run: (editor) => insertClause(editor) },
  {
    label: 'New clause inside this one',
    icon: <ListTree />,
    run: (editor) => insertClause(editor, { inside: true }),
    isOff: notInClause,
  },
  { label: 'Move clause up', icon: <ArrowUp />, run: (editor) => moveClause(editor, -1), isOff: notInClause },
  {
    label: 'Move clause down',
    icon: <ArrowDown />,
    run: (editor) => moveClause(editor, 1),
    isOff: notInClause,
  },
  { label: 'Remove clause', icon: <Trash2 />, run: removeClause, isOff: notInClause },
];

const others: readonly Tool[] = [
  { label: 'Table', icon: <Table />, run: (editor) => insertBlock(editor, newTable) },
  {
    label: 'Page break',
    icon: <SeparatorHorizontal />,
    run: (editor) => insertBlock(editor, { type: 'pageBreak' }),
  },
];

const Group = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '0.5', flexShrink: 0, '& svg': { boxSize: '4' } },
});

/** Sticky above the text; on a phone one row that scrolls sideways. */
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    // A line of the page's own room lies under the top bar.
    top: 'calc(var(--bar-top, 1rem) - 1rem)',
    zIndex: '2',
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: '3',
    py: '2',
    bg: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
    borderTopRadius: 'card',
  },
});

const Tools = ({ editor, tools }: { editor: Editor; tools: readonly Tool[] }) => (
  <Group>
    {tools.map(({ label, icon, run, isOn, isOff }) => (
      <IconButton
        key={label}
        label={label}
        size="sm"
        aria-pressed={isOn?.(editor)}
        bg={isOn?.(editor) ? 'primary.subtle' : undefined}
        disabled={isOff?.(editor)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void run(editor)}
      >
        {icon}
      </IconButton>
    ))}
  </Group>
);

const conditionOptions = conditionNames.map((value) => ({ value, label: conditionWords[value] }));
const signatureOptions = Object.entries(signatureWords).map(([value, label]) => ({ value, label }));

export function Toolbar({ editor }: { editor: Editor }) {
  // Drawn again with each change of text or selection.
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber });
  return (
    <Bar role="toolbar" aria-label="Text" aria-controls="lease-text">
      <Tools editor={editor} tools={words} />
      <Tools editor={editor} tools={clauses} />
      <Tools editor={editor} tools={others} />
      {editor.isActive('table') && <Tools editor={editor} tools={tableTools} />}
      <Group display={{ lg: 'none' }}>
        <Select
          aria-label="Insert field"
          w="11rem"
          h="9"
          fontSize="sm"
          placeholder="Insert field"
          value=""
          onChange={({ target }) => insertField(editor, target.value)}
        >
          {fieldGroups.map(({ group, fields }) => (
            <optgroup key={group} label={group}>
              {fields.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Group>
      <Group>
        <Select
          aria-label="Condition"
          w="17rem"
          h="9"
          fontSize="sm"
          placeholder="Stands always"
          options={conditionOptions}
          value={conditionAt(editor)}
          onChange={({ target }) =>
            setCondition(
              editor,
              conditionNames.find((name) => name === target.value),
            )
          }
        />
      </Group>
      <Group>
        <Select
          aria-label="Insert signatures"
          w="12rem"
          h="9"
          fontSize="sm"
          placeholder="Insert signatures"
          options={signatureOptions}
          value=""
          onChange={({ target }) =>
            insertBlock(editor, { type: 'signatures', attrs: { role: target.value } })
          }
        />
      </Group>
    </Bar>
  );
}
