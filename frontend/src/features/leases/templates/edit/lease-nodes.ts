import { InputRule, Node, nodePasteRule } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { conditionNames } from '../../../../../../shared/domain/leases/document/conditions';
import { ClauseIds } from './clause-ids';
import { conditionWords, fieldLabel, signatureWords } from './words';

const fieldName = /^[A-Za-z]\w{0,59}$/;
const inItem = '(paragraph | bulletList | orderedList)';

/** A value filled in for each lease; typed as `{{Name}}`, edited as one piece. */
const MergeField = Node.create({
  name: 'mergeField',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ name: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'span[data-field]',
      getAttrs: (element) => {
        const name = element.getAttribute('data-field') ?? '';
        return fieldName.test(name) && { name };
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { 'data-field': attrs.name, title: `{{${attrs.name}}}` },
    fieldLabel(String(attrs.name)),
  ],
  renderText: ({ node: { attrs } }) => `{{${attrs.name}}}`,
  // Not `nodeInputRule`: with a group it keeps the braces.
  addInputRules() {
    return [
      new InputRule({
        find: /\{\{([A-Za-z]\w{0,59})\}\}$/,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ name: match[1] }));
        },
      }),
    ];
  },
  addPasteRules() {
    const find = /\{\{\s*([A-Za-z]\w{0,59})\s*\}\}/g;
    return [nodePasteRule({ find, type: this.type, getAttributes: ([, name]) => ({ name }) })];
  },
});

/** A numbered clause. CSS counts the number; the id identifies it in every version. */
const Clause = Node.create({
  name: 'clause',
  group: 'block',
  content: 'clauseTitle block*',
  defining: true,
  isolating: true,
  addAttributes: () => ({ id: { default: null, keepOnSplit: false } }),
  parseHTML: () => [
    {
      tag: 'section[data-clause]',
      getAttrs: (element) => {
        const id = element.getAttribute('data-clause') ?? '';
        return { id: /^[\w-]{1,40}$/.test(id) ? id : null };
      },
    },
  ],
  renderHTML: ({ node }) => ['section', { 'data-clause': node.attrs.id }, 0],
});

const ClauseTitle = Node.create({
  name: 'clauseTitle',
  content: 'inline*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'h3[data-clause-title]', priority: 100 }],
  renderHTML: () => ['h3', { 'data-clause-title': '' }, 0],
});

/** A part that only some leases have; its chip names the condition. */
const Conditional = Node.create({
  name: 'conditional',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ when: { default: 'pets' } }),
  parseHTML: () => [
    {
      tag: 'div[data-when]',
      getAttrs: (element) => {
        const when = conditionNames.find((name) => name === element.getAttribute('data-when'));
        return when !== undefined && { when };
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const when = conditionNames.find((name) => name === attrs.when) ?? 'pets';
    const label = conditionWords[when];
    return ['div', { 'data-when': when, 'data-label': label, role: 'group', 'aria-label': label }, 0];
  },
});

const Signatures = Node.create({
  name: 'signatures',
  group: 'block',
  atom: true,
  addAttributes: () => ({ role: { default: 'tenants' } }),
  parseHTML: () => [
    {
      tag: 'div[data-signatures]',
      getAttrs: (element) => {
        const role = element.getAttribute('data-signatures') ?? '';
        return role in signatureWords && { role };
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'div',
    { 'data-signatures': attrs.role },
    Object.entries(signatureWords).find(([role]) => role === attrs.role)?.[1] ?? '',
  ],
});

const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
});

/** Headings rank below the page's own, as in a lease. */
const LeaseHeading = Heading.extend({
  parseHTML: () => [
    { tag: 'h1', attrs: { level: 1 } },
    { tag: 'h2', attrs: { level: 1 } },
    { tag: 'h3', attrs: { level: 2 } },
  ],
  renderHTML: ({ node }) => [node.attrs.level === 2 ? 'h3' : 'h2', 0],
}).configure({ levels: [1, 2] });

/** Exactly the nodes of a lease's text: nothing else can be typed, pasted or imported. */
export const leaseNodes = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  HardBreak,
  LeaseHeading,
  BulletList,
  OrderedList,
  ListItem.extend({ content: `paragraph ${inItem}*` }),
  Table,
  TableRow,
  TableHeader.extend({ content: `${inItem}+` }),
  TableCell.extend({ content: `${inItem}+` }),
  MergeField,
  Clause,
  ClauseTitle,
  Conditional,
  Signatures,
  PageBreak,
  ClauseIds,
  UndoRedo,
  Dropcursor,
  Gapcursor,
];
