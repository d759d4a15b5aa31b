import type { Editor, JSONContent } from '@tiptap/core';
import { NodeRange, type ResolvedPos } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { findWrapping } from '@tiptap/pm/transform';
import type { Condition } from '../../../../../../shared/domain/leases/document/conditions';

/** What holds blocks of any kind. */
const holders = new Set(['doc', 'clause', 'conditional']);

/** How deep the innermost node of a kind around the caret is; 0 for none. */
function around(at: ResolvedPos, kind: string): number {
  let { depth } = at;
  while (depth > 0 && at.node(depth).type.name !== kind) depth -= 1;
  return depth;
}

const send = (editor: Editor, tr: Transaction): void => {
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
};

function insertAt(editor: Editor, { place, node }: { place: number; node: JSONContent }): void {
  const { tr, schema } = editor.state;
  tr.insert(place, schema.nodeFromJSON(node));
  send(editor, tr.setSelection(TextSelection.near(tr.doc.resolve(place + 1))));
}

export const insertField = (editor: Editor, name: string): boolean =>
  editor.chain().focus().insertContent({ type: 'mergeField', attrs: { name } }).run();

/** After the caret's block, beside it. */
export function insertBlock(editor: Editor, node: JSONContent): void {
  const { $from } = editor.state.selection;
  let depth = $from.depth;
  while (depth > 1 && !holders.has($from.node(depth - 1).type.name)) depth -= 1;
  insertAt(editor, { place: depth === 0 ? $from.pos : $from.after(depth), node });
}

const newClause: JSONContent = { type: 'clause', content: [{ type: 'clauseTitle' }, { type: 'paragraph' }] };

/** A clause after the caret's own, with the caret in its title; `inside` at the end of it. */
export function insertClause(editor: Editor, { inside = false } = {}): void {
  const { $from } = editor.state.selection;
  const depth = around($from, 'clause');
  const outer = depth || Math.min($from.depth, 1);
  const after = outer === 0 ? $from.pos : $from.after(outer);
  insertAt(editor, { place: inside && depth > 0 ? $from.end(depth) : after, node: newClause });
}

/** The blocks from the first to the last selected one; with a clause's title, all of the clause. */
function blocksAround($from: ResolvedPos, $to: ResolvedPos): NodeRange | undefined {
  for (let depth = $from.sharedDepth($to.pos); depth >= 0; depth -= 1) {
    const holder = $from.node(depth);
    if (!holders.has(holder.type.name) || depth >= $from.depth) continue;
    const range = new NodeRange($from, $to, depth);
    if (holder.type.name !== 'clause' || range.startIndex > 0) return range;
  }
  return undefined;
}

/** The condition that the caret's blocks stand under; empty for none. */
export function conditionAt(editor: Editor): string {
  const { $from } = editor.state.selection;
  const depth = around($from, 'conditional');
  return depth === 0 ? '' : String($from.node(depth).attrs.when);
}

/** Puts the selected blocks under a condition, or another one; undefined takes it away. */
export function setCondition(editor: Editor, when: Condition | undefined): void {
  const { tr, schema, selection } = editor.state;
  const { $from, $to } = selection;
  const depth = around($from, 'conditional');
  if (depth > 0) {
    const [start, node] = [$from.before(depth), $from.node(depth)];
    if (when) tr.setNodeMarkup(start, undefined, { when });
    else tr.replaceWith(start, start + node.nodeSize, node.content);
    send(editor, tr);
    return;
  }
  const type = schema.nodes.conditional;
  const range = when && type && blocksAround($from, $to);
  const wrapping = range && findWrapping(range, type, { when });
  if (wrapping) send(editor, tr.wrap(range, wrapping));
}

/** The caret's clause with what it stands alone in. */
function clauseDepth(at: ResolvedPos): number {
  let depth = around(at, 'clause');
  while (depth > 1 && at.node(depth - 1).type.name === 'conditional' && at.node(depth - 1).childCount === 1)
    depth -= 1;
  return depth;
}

export const isInClause = (editor: Editor): boolean => around(editor.state.selection.$from, 'clause') > 0;

/** Swaps the caret's clause with the block before (-1) or after (1) it. */
export function moveClause(editor: Editor, by: -1 | 1): void {
  const { tr, selection } = editor.state;
  const { $from } = selection;
  const depth = clauseDepth($from);
  if (depth === 0) return;
  const [start, node, index] = [$from.before(depth), $from.node(depth), $from.index(depth - 1)];
  const beside = $from.node(depth - 1).maybeChild(index + by);
  if (!beside || beside.type.name === 'clauseTitle') return;
  const to = start + by * beside.nodeSize;
  tr.delete(start, start + node.nodeSize).insert(to, node);
  send(editor, tr.setSelection(TextSelection.near(tr.doc.resolve(to + ($from.pos - start)))));
}

export function removeClause(editor: Editor): void {
  const { tr, selection, schema } = editor.state;
  const { $from } = selection;
  const depth = clauseDepth($from);
  if (depth === 0) return;
  const [start, end] = [$from.before(depth), $from.after(depth)];
  const isAlone = $from.node(depth - 1).childCount === 1;
  if (isAlone) tr.replaceWith(start, end, schema.nodes.paragraph?.create() ?? []);
  else tr.delete(start, end);
  send(editor, tr);
}
