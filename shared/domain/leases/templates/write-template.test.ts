import { expect, it } from 'vitest';
import { bullets, facts, paragraph } from './write-template';

const text = (words: string) => ({ type: 'text', text: words });
const field = (name: string) => ({ type: 'mergeField', attrs: { name } });

it('words in double curly braces become fields, wherever they stand', () => {
  expect(paragraph('{{Owner_Names}} and {{Tenant_Names}}').content).toEqual([
    field('Owner_Names'),
    text(' and '),
    field('Tenant_Names'),
  ]);
  expect(paragraph('Rent is {{Monthly_Rent}} a month').content).toEqual([
    text('Rent is '),
    field('Monthly_Rent'),
    text(' a month'),
  ]);
});

it('a list has a paragraph in each item, a row of facts a label and a value', () => {
  expect(bullets('One')).toEqual({
    type: 'bulletList',
    content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('One')] }] }],
  });
  expect(facts(['Rent', '{{Monthly_Rent}}']).content).toEqual([
    {
      type: 'tableRow',
      content: [
        { type: 'tableHeader', content: [{ type: 'paragraph', content: [text('Rent')] }] },
        { type: 'tableCell', content: [{ type: 'paragraph', content: [field('Monthly_Rent')] }] },
      ],
    },
  ]);
});
