import { describe, expect, it } from 'vitest';
import { withOwnAttributes } from './document-rules';
import { LeaseDocument } from './lease-document';
import { documentLimits, type LeaseNode } from './lease-node';

const text = (words: string): LeaseNode => ({ type: 'text', text: words });
const paragraph = (...content: LeaseNode[]): LeaseNode => ({ type: 'paragraph', content });
const clause = (id: string, ...content: LeaseNode[]): LeaseNode => ({
  type: 'clause',
  attrs: { id },
  content: [{ type: 'clauseTitle', content: [text('Title')] }, ...content],
});
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const problemOf = (value: unknown) => LeaseDocument.safeParse(value).error?.issues[0]?.message;

describe('the text of a lease', () => {
  it('is read as the editor writes it', () => {
    const whole = doc(
      { type: 'heading', attrs: { level: 1 }, content: [text('Lease')] },
      clause(
        'rent',
        paragraph(
          { ...text('Rent is '), marks: [{ type: 'bold' }] },
          { type: 'mergeField', attrs: { name: 'Monthly_Rent' } },
          { type: 'hardBreak' },
        ),
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] },
        { type: 'orderedList', attrs: { start: 2 }, content: [{ type: 'listItem', content: [paragraph()] }] },
        { type: 'conditional', attrs: { when: 'pets' }, content: [clause('pets', paragraph(text('Cats')))] },
      ),
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', content: [paragraph(text('Rent'))] },
              { type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(text('1'))] },
            ],
          },
        ],
      },
      { type: 'pageBreak' },
      { type: 'signatures', attrs: { role: 'tenants' } },
    );
    expect(LeaseDocument.parse(whole)).toEqual(whole);
  });

  it('forgets what it does not know of a node', () => {
    const given = doc({ ...paragraph(text('a')), style: 'red', attrs: { onclick: 'alert(1)' } });
    expect(LeaseDocument.parse(given)).toEqual(doc({ ...paragraph(text('a')), attrs: {} }));
  });

  it('keeps of a node what is its own alone', () => {
    const attrs = { id: 'a', name: 'Due_Day', level: 1 as const, start: 2, colspan: 3 };
    const cell = (): LeaseNode => ({ type: 'tableCell', attrs, content: [paragraph()] });
    const given: LeaseNode = {
      type: 'doc',
      content: [
        { type: 'paragraph', attrs, content: [{ type: 'mergeField', attrs }] },
        { type: 'table', content: [{ type: 'tableRow', attrs, content: [cell()] }] },
        { type: 'orderedList', attrs },
      ],
    };
    expect(withOwnAttributes(given).content).toEqual([
      paragraph({ type: 'mergeField', attrs: { name: 'Due_Day' } }),
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ ...cell(), attrs: { colspan: 3 } }] }],
      },
      { type: 'orderedList', attrs: { start: 2 } },
    ]);
  });

  it('keeps no attribute that says nothing', () => {
    const given: LeaseNode = { type: 'orderedList', attrs: { start: undefined } };
    expect(withOwnAttributes(given)).toEqual({ type: 'orderedList' });
  });

  it.each([
    ['no document', paragraph(text('a')), 'A text begins with its document'],
    [
      'a clause without a title',
      doc({ type: 'clause', attrs: { id: 'a' }, content: [paragraph()] }),
      'A clause begins with its title',
    ],
    [
      'a clause without an id',
      doc({ type: 'clause', content: [{ type: 'clauseTitle' }] }),
      'clause needs id',
    ],
    ['two clauses with one id', doc(clause('a'), clause('b', clause('a'))), 'Two clauses have the id a'],
    [
      'a second title',
      doc({ ...clause('a'), content: [{ type: 'clauseTitle' }, { type: 'clauseTitle' }] }),
      'clauseTitle cannot stand in clause',
    ],
    ['a title outside a clause', doc({ type: 'clauseTitle' }), 'clauseTitle cannot stand in doc'],
    ['words without a paragraph', doc(text('a')), 'text cannot stand in doc'],
    ['a paragraph in a paragraph', doc(paragraph(paragraph())), 'paragraph cannot stand in paragraph'],
    ['a field without a name', doc(paragraph({ type: 'mergeField' })), 'mergeField needs name'],
    ['a heading without a level', doc({ type: 'heading' }), 'heading needs level'],
    ['a condition without its question', doc({ type: 'conditional', content: [] }), 'conditional needs when'],
    ['signatures of nobody', doc({ type: 'signatures' }), 'signatures needs role'],
    ['a text node without text', doc(paragraph({ type: 'text' })), 'text cannot be read'],
    ['text in another node', doc({ type: 'pageBreak', text: 'a' }), 'pageBreak cannot be read'],
    ['a document inside', doc(doc()), 'doc cannot stand in doc'],
  ])('refuses %s', (_, value, problem) => expect(problemOf(value)).toBe(problem));

  it.each([
    ['nothing', undefined],
    ['a string', 'doc'],
    ['an unknown node', doc({ type: 'iframe' })],
    ['an unknown condition', doc({ type: 'conditional', attrs: { when: 'rich' }, content: [] })],
    ['an unknown mark', doc(paragraph({ ...text('a'), marks: [{ type: 'link' }] } as never))],
    ['an empty text', doc(paragraph(text('')))],
    ['a bad clause id', doc(clause('a b'))],
    ['a bad field name', doc(paragraph({ type: 'mergeField', attrs: { name: '1}}' } }))],
    ['a third heading level', doc({ type: 'heading', attrs: { level: 3 } })],
  ])('refuses %s', (_, value) => expect(LeaseDocument.safeParse(value).success).toBe(false));

  const nested = (levels: number): unknown => {
    let node: unknown = text('deep');
    for (let level = 1; level < levels; level += 1)
      node = { type: level === 1 ? 'paragraph' : 'conditional', attrs: { when: 'pets' }, content: [node] };
    return doc(node);
  };

  it('has at most eight levels, and does not recurse into more', () => {
    expect(problemOf(nested(documentLimits.levels))).toBeUndefined();
    expect(problemOf(nested(documentLimits.levels + 1))).toBe('At most 8 levels inside each other');
    expect(problemOf(nested(100_000))).toBe('At most 8 levels inside each other');
  });

  it('has at most so many parts and characters', () => {
    const parts = (count: number) => doc(...Array.from({ length: count - 1 }, () => paragraph()));
    expect(problemOf(parts(documentLimits.nodes))).toBeUndefined();
    expect(problemOf(parts(documentLimits.nodes + 1))).toBe('At most 8000 parts');
    const long = (count: number) => doc(paragraph(text('a'.repeat(count - 1)), text('b')));
    expect(problemOf(long(documentLimits.characters))).toBeUndefined();
    expect(problemOf(long(documentLimits.characters + 1))).toBe('At most 200000 characters');
  });
});
