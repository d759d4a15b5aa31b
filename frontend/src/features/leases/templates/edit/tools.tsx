import type { Editor } from '@tiptap/core';
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
import { insertBlock, insertClause, isInClause, moveClause, removeClause } from './commands';
import { newTable } from './table-tools';

export type Tool = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: (editor: Editor) => unknown;
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOff?: (editor: Editor) => boolean;
};

const notInClause = (editor: Editor): boolean => !isInClause(editor);

/** Undo, marks, headings and lists. */
export const wordTools: readonly Tool[] = [
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

export const clauseTools: readonly Tool[] = [
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

export const blockTools: readonly Tool[] = [
  { label: 'Table', icon: <Table />, run: (editor) => insertBlock(editor, newTable) },
  {
    label: 'Page break',
    icon: <SeparatorHorizontal />,
    run: (editor) => insertBlock(editor, { type: 'pageBreak' }),
  },
];
