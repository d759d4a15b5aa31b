import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { clausesOf, documentText } from './clauses';
import { conditions } from './conditions';
import { fillDocument } from './fill-document';
import type { LeaseNode } from './lease-node';

const text = (words: string, ...marks: ('bold' | 'italic')[]): LeaseNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const field = (name: string): LeaseNode => ({ type: 'mergeField', attrs: { name } });
const paragraph = (...content: LeaseNode[]): LeaseNode => ({ type: 'paragraph', content });
const when = (condition: 'pets' | 'no-pets', ...content: LeaseNode[]): LeaseNode => ({
  type: 'conditional',
  attrs: { when: condition },
  content,
});
const clause = (id: string, title: string, ...content: LeaseNode[]): LeaseNode => ({
  type: 'clause',
  attrs: { id },
  content: [{ type: 'clauseTitle', content: [text(title)] }, ...content],
});
const doc = (...content: LeaseNode[]): LeaseNode => ({ type: 'doc', content });
const cat = { kind: 'cat', name: 'Tom', description: '' } as const;

const filled = (document: LeaseNode, values: Record<string, string> = {}, pets: (typeof cat)[] = []) =>
  fillDocument(document, { values, term: termFields({ pets }) });

describe('a text becomes the text of one lease [COS-04]', () => {
  it('its fields become their values, as nodes and as typed words', () => {
    const given = doc(paragraph(text('Rent: '), field('Rent'), text(', {{rent}}.')));
    expect(filled(given, { Rent: '$1.00' }).document).toEqual(doc(paragraph(text('Rent: $1.00, $1.00.'))));
  });

  it('a field without a value leaves nothing and is named, once', () => {
    const given = doc(paragraph(field('Nobody')), paragraph(text('a'), field('Nobody'), field('Empty')));
    expect(filled(given, { Empty: '' })).toEqual({
      document: doc(paragraph(), paragraph(text('a'))),
      missing: ['Nobody', 'Empty'],
    });
  });

  it('a value keeps the marks of its field, and words with the same marks are one text', () => {
    const given = doc(
      paragraph(text('a'), { ...field('x'), marks: [{ type: 'bold' }] }, text('b', 'bold'), text('c')),
    );
    expect(filled(given, { x: '1' }).document).toEqual(
      doc(paragraph(text('a'), text('1b', 'bold'), text('c'))),
    );
  });

  it('a line break stands between texts', () => {
    const given = doc(paragraph(text('1 Main St'), { type: 'hardBreak' }, text('Ames')));
    expect(filled(given).document).toEqual(given);
  });

  it('a part stands only under its condition, also inside another one [D47]', () => {
    const given = doc(
      when('pets', paragraph(text('Pets')), when('pets', paragraph(text('inner')))),
      when('no-pets', paragraph(text('None'))),
    );
    expect(filled(given).document).toEqual(doc(paragraph(text('None'))));
    expect(filled(given, {}, [cat]).document).toEqual(doc(paragraph(text('Pets')), paragraph(text('inner'))));
  });

  it('leaves the template as it was', () => {
    const given = doc(when('pets', paragraph(field('x'))));
    const before = structuredClone(given);
    filled(given, { x: '1' }, [cat]);
    expect(given).toEqual(before);
  });
});

describe('the clauses of a text', () => {
  const given = doc(
    paragraph(text('Preamble')),
    clause('a', 'First', paragraph(text('One')), clause('b', 'Inner', paragraph(text('Two')))),
    when('pets', clause('c', 'Pets', paragraph(text('Cats'), { type: 'hardBreak' }, field('Pet_List')))),
    clause('d', 'Last'),
  );

  it('are numbered by their place, a condition not counted', () => {
    expect(clausesOf(given)).toEqual([
      { id: 'preamble', number: '', title: '', text: 'Preamble\n' },
      { id: 'a', number: '1', title: 'First', text: 'One' },
      { id: 'b', number: '1.1', title: 'Inner', text: 'Two' },
      { id: 'c', number: '2', title: 'Pets', text: 'Cats\n{{Pet_List}}' },
      { id: 'd', number: '3', title: 'Last', text: '' },
    ]);
  });

  it('stand as plain text under their numbers, inner ones under both', () => {
    expect(documentText(filled(given).document)).toBe(
      ['Preamble', '1. First', 'One', '1.1. Inner', 'Two', '2. Last'].join('\n\n'),
    );
  });

  it('have each row of a table on one line', () => {
    const cell = (...words: string[]): LeaseNode => ({
      type: 'tableCell',
      content: words.map((one) => paragraph(text(one))),
    });
    const row = (...content: LeaseNode[]): LeaseNode => ({ type: 'tableRow', content });
    const table: LeaseNode = {
      type: 'table',
      content: [row(cell('Rent', 'a month'), cell('$1')), row(cell('Pet'))],
    };
    expect(clausesOf(doc(clause('a', 'Money', table)))[1]?.text).toBe('Rent a month | $1\nPet');
  });

  it('are counted anew once a condition has fallen away', () => {
    expect(clausesOf(filled(given).document).map(({ id, number }) => `${number} ${id}`)).toEqual([
      ' preamble',
      '1 a',
      '1.1 b',
      '2 d',
    ]);
  });
});

describe('conditions ask about the term', () => {
  const line = { id: 'p', label: 'P', cents: 100 };
  it.each([
    ['pets', { pets: [cat] }, {}],
    ['no-pets', {}, { pets: [cat] }],
    ['occupants', { occupants: [{ name: 'Tim' }] }, {}],
    ['parking', { parking: 'Space 1' }, { parking: ' ' }],
    ['parking', { rentLines: [{ ...line, kind: 'parking' }] }, { rentLines: [{ ...line, kind: 'pet' }] }],
    [
      'parking',
      {
        rentLines: [
          { ...line, kind: 'rent' },
          { ...line, kind: 'parking' },
        ],
      },
      { rentLines: [] },
    ],
    ['co-signer', {}, { parties: { ...termFields().parties, coSigners: [] } }],
    [
      'several-tenants',
      {},
      { parties: { ...termFields().parties, tenants: termFields().parties.tenants.slice(1) } },
    ],
    ['agent', {}, { parties: { ...termFields().parties, agent: undefined } }],
    ['deposit', {}, { deposit: { ...termFields().deposit, cents: 0 } }],
    [
      'deposit',
      { deposit: { ...termFields().deposit, cents: 1 } },
      { deposit: { ...termFields().deposit, cents: 0 } },
    ],
    ['no-deposit', { deposit: { ...termFields().deposit, cents: 0 } }, {}],
    ['late-fee', {}, { late: { ...termFields().late, fee: { kind: 'none' } } }],
    ['fixed-term', {}, { to: undefined }],
    ['month-to-month', { to: undefined }, {}],
    ['goes-on', {}, { atEnd: 'end' }],
    ['goes-on', {}, { to: undefined }],
    ['ends', { atEnd: 'end' }, {}],
    ['ends', { atEnd: 'end' }, { atEnd: 'end', to: undefined }],
    ['extra-rent', { rentLines: [{ ...line, kind: 'pet' }] }, { rentLines: [{ ...line, kind: 'rent' }] }],
    [
      'extra-rent',
      {
        rentLines: [
          { ...line, kind: 'rent' },
          { ...line, kind: 'pet' },
        ],
      },
      { rentLines: [] },
    ],
    [
      'first-month-full',
      { proration: { method: 'none', firstMonthFull: true } },
      { proration: { method: 'none', firstMonthFull: false } },
    ],
  ] as const)('%s: holds and does not', (name, holding, failing) => {
    expect(conditions[name](termFields(holding as object))).toBe(true);
    expect(conditions[name](termFields(failing as object))).toBe(false);
  });
});
