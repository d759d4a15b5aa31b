// @vitest-environment jsdom
import { Editor, getSchema } from '@tiptap/core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clausesOf } from '../../../../../../shared/domain/leases/document/clauses';
import { fillDocument } from '../../../../../../shared/domain/leases/document/fill-document';
import { LeaseDocument } from '../../../../../../shared/domain/leases/document/lease-document';
import { seededTemplates } from '../../../../../../shared/domain/leases/templates/seeded-templates';
import { shortText } from '../../../../../../test/support/leases/template-data';
import { term } from '../../../../testing/lease-samples';
import {
  conditionAt,
  insertBlock,
  insertClause,
  insertField,
  moveClause,
  removeClause,
  setCondition,
} from './commands';
import { documentOf } from './editor-document';
import { leaseNodes } from './lease-nodes';
import { newTable } from './table-tools';

const schema = getSchema(leaseNodes);
const editors: Editor[] = [];
const openEditor = (content: object | string = shortText()): Editor => {
  const editor = new Editor({ element: document.createElement('div'), extensions: leaseNodes, content });
  editors.push(editor);
  return editor;
};
const textOf = (editor: Editor): LeaseDocument => LeaseDocument.parse(documentOf(editor.getJSON()));
/** Puts the caret after the first occurrence of these words. */
const caretAfter = (editor: Editor, words: string): void => {
  let found = 0;
  editor.state.doc.descendants((node, at) => {
    const place = node.text?.indexOf(words) ?? -1;
    if (found === 0 && place >= 0) found = at + place + words.length;
  });
  editor.commands.setTextSelection(found);
};
const outline = (editor: Editor): string[] =>
  clausesOf(textOf(editor))
    .slice(1)
    .map(({ number, title }) => `${number} ${title}`.trim());
const filled = (document: LeaseDocument, pets: boolean): string => {
  const fields = term({ pets: pets ? [{ kind: 'dog', name: 'Rex', description: '' }] : [] });
  return JSON.stringify(fillDocument(document, { values: { Pet_List: 'Rex' }, term: fields }).document);
};

beforeAll(() => {
  // Scrolling to the caret needs a layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

describe('a text in its editor', () => {
  it.each(seededTemplates.map(({ kind, document }) => [kind, document] as const))(
    'of the %s template comes back as it was, and stands within the rules of the editor',
    (_, document) => {
      const node = schema.nodeFromJSON(document);
      expect(() => node.check()).not.toThrow();
      expect(documentOf(node.toJSON())).toEqual(document);
      expect(documentOf(openEditor(document).getJSON())).toEqual(document);
    },
  );

  it('takes nothing of pasted HTML but words and marks, and no id or field that a text may not have', () => {
    const editor = openEditor('');
    editor.commands.setContent(
      `<h1>Lease</h1><script>alert(1)</script><p onclick="x()">Rent <b>now</b> <a href="javascript:x()">here</a>
       <img src="x" onerror="alert(1)"><span data-field="1}}<b>">no</span><span data-field="Due_Day">day</span></p>
       <section data-clause="a b"><h3 data-clause-title>One</h3><p>x</p></section><div data-when="rich"><p>y</p></div>`,
    );
    const text = textOf(editor);
    const kinds = JSON.stringify(text);
    expect(kinds).not.toMatch(/script|onclick|javascript|img|onerror|rich/);
    expect(kinds).toContain('"name":"Due_Day"');
    expect(kinds).toContain('"type":"bold"');
    expect(outline(editor)).toEqual(['1 One']);
  });

  it('shows a field as its label, never as markup', () => {
    const words = '<img src=x onerror=alert(1)>';
    const editor = openEditor({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
    });
    expect(editor.view.dom.querySelector('img')).toBeNull();
    expect(editor.view.dom.textContent).toBe(words);
    editor.commands.clearContent();
    insertField(editor, 'Monthly_Rent');
    expect(editor.view.dom.querySelector('[data-field]')?.textContent).toBe('Monthly rent');
    expect(editor.getText()).toBe('{{Monthly_Rent}}');
  });

  it('makes a typed {{Field}} a field', () => {
    const editor = openEditor({ type: 'doc', content: [{ type: 'paragraph' }] });
    for (const letter of '{{Due_Day}}') {
      const { from, to } = editor.state.selection;
      const handled = editor.view.someProp('handleTextInput', (handle) =>
        handle(editor.view, from, to, letter, () => editor.state.tr.insertText(letter, from, to)),
      );
      if (!handled) editor.view.dispatch(editor.state.tr.insertText(letter, from, to));
    }
    expect(textOf(editor).content?.[0]?.content).toEqual([
      { type: 'mergeField', attrs: { name: 'Due_Day' } },
    ]);
  });

  it('gives each new clause, and each copy of one, an id of its own; the first keeps its own', () => {
    const editor = openEditor();
    editor.commands.insertContentAt(editor.state.doc.content.size, shortText().content?.[0] ?? '');
    caretAfter(editor, 'Rent is ');
    insertClause(editor);
    const ids = clausesOf(textOf(editor)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(ids).toContain('rent');
  });

  it('numbers clauses by their place, those inside one below it, and moves and removes them', () => {
    const editor = openEditor();
    caretAfter(editor, 'Rent is ');
    insertClause(editor, { inside: true });
    editor.commands.insertContent('Late');
    caretAfter(editor, 'Rent is ');
    insertClause(editor);
    editor.commands.insertContent('Deposit');
    expect(outline(editor)).toEqual(['1 Rent', '1.1 Late', '2 Deposit', '3 Pets']);
    moveClause(editor, -1);
    expect(outline(editor)).toEqual(['1 Deposit', '2 Rent', '2.1 Late', '3 Pets']);
    moveClause(editor, -1);
    caretAfter(editor, 'Pets');
    moveClause(editor, -1);
    expect(outline(editor)).toEqual(['1 Deposit', '2 Pets', '3 Rent', '3.1 Late']);
    expect(filled(textOf(editor), false)).not.toContain('Pets');
    removeClause(editor);
    caretAfter(editor, 'Deposit');
    removeClause(editor);
    caretAfter(editor, 'Rent');
    removeClause(editor);
    expect(textOf(editor)).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  });

  it('puts blocks, or a whole clause from its title, under a condition and takes it away again', () => {
    const editor = openEditor();
    caretAfter(editor, 'Rent is ');
    setCondition(editor, 'deposit');
    expect(conditionAt(editor)).toBe('deposit');
    expect(outline(editor)).toEqual(['1 Rent', '2 Pets']);
    setCondition(editor, 'pets');
    expect(filled(textOf(editor), true)).toContain('Rent is');
    expect(filled(textOf(editor), false)).not.toContain('Rent is');
    setCondition(editor, undefined);
    expect(textOf(editor)).toEqual(shortText());
    caretAfter(editor, 'Rent');
    setCondition(editor, 'deposit');
    expect(textOf(editor).content?.[0]).toMatchObject({ type: 'conditional', content: [{ type: 'clause' }] });
  });

  it('puts a table, a page break and signatures beside the caret’s block', () => {
    const editor = openEditor();
    caretAfter(editor, 'Rent is ');
    insertBlock(editor, newTable);
    editor.commands.insertContent('Rent');
    caretAfter(editor, 'Rent is ');
    insertBlock(editor, { type: 'pageBreak' });
    caretAfter(editor, 'Rent is ');
    insertBlock(editor, { type: 'signatures', attrs: { role: 'owner' } });
    const kinds = textOf(editor).content?.[0]?.content?.map(({ type }) => type);
    expect(kinds).toEqual(['clauseTitle', 'paragraph', 'signatures', 'pageBreak', 'table']);
  });
});
