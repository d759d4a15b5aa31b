import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';

const newId = (): string => `cl_${crypto.randomUUID().slice(0, 8)}`;

/** Ids for the clauses without one, and for copies: the first of two keeps it. Undefined when all have their own. */
function withIds(state: EditorState): Transaction | undefined {
  const seen = new Set<string>();
  const { tr } = state;
  state.doc.descendants((node, at) => {
    if (node.type.name !== 'clause') return !node.isTextblock;
    const { id } = node.attrs;
    if (!id || seen.has(id)) tr.setNodeAttribute(at, 'id', newId());
    seen.add(id);
    return true;
  });
  return tr.docChanged ? tr.setMeta('addToHistory', false) : undefined;
}

/** Every clause has an id, and no two share one. */
export const ClauseIds = Extension.create({
  name: 'clauseIds',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (changes, _, state) =>
        changes.some(({ docChanged }) => docChanged) ? withIds(state) : undefined,
    }),
  ],
});
