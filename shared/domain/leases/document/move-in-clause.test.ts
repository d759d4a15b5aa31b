import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import type { MoveInItem } from '../rent/rent-terms';
import { residentialTemplate } from '../templates/residential';
import { clause, paragraph, signatures, template } from '../templates/write-template';
import { documentText } from './clauses';
import { withMoveInClause } from './move-in-clause';
import { moveInWords } from './words';

const item = (over: Partial<MoveInItem>): MoveInItem => ({
  id: 'k',
  kind: 'fee',
  label: 'Keys',
  cents: 5_000,
  due: 'start',
  ...over,
});
const items = [
  item({ id: 'p', kind: 'pet-deposit', label: '', cents: 30_000, due: 'signing' }),
  item({}),
  item({ id: 'n', cents: 0 }),
];
const moveIn = { depositDue: 'start' as const, items };

describe('the clause of move-in charges [D61] [D47]', () => {
  it('names each with its amount and its day', () => {
    expect(moveInWords(items)).toBe(
      'Pet deposit $300.00, due when everyone has signed; Keys $50.00, due on the first day',
    );
  });

  it('follows the last clause of any template, which keeps its numbers', () => {
    const before = documentText(residentialTemplate);
    const after = documentText(withMoveInClause(residentialTemplate, termFields({ moveIn })));
    const added = after.split('\n\n').filter((line) => !before.includes(line));
    expect(added).toEqual([
      expect.stringMatching(/^\d+\. Charges before moving in$/),
      'Beside rent and any security deposit, the tenant pays once: {{Move_In_Charges}}.',
    ]);
    const plain = template(paragraph('We agree.'), signatures('tenants'));
    expect(withMoveInClause(plain, { moveIn }).content?.map(({ type }) => type)).toEqual([
      'paragraph',
      'clause',
      'signatures',
    ]);
    expect(withMoveInClause(template(), { moveIn }).content).toHaveLength(1);
  });

  it('says what a last month is for', () => {
    const last = { depositDue: 'start' as const, items: [item({ kind: 'last-month' })] };
    const text = documentText(withMoveInClause(residentialTemplate, { moveIn: last }));
    expect(text).toContain('is used for the rent of the last month of this lease.');
  });

  it('is left out without charges, and where the template names them', () => {
    const none = { depositDue: 'start' as const, items: [item({ cents: 0 })] };
    for (const term of [{}, { moveIn: none }])
      expect(withMoveInClause(residentialTemplate, term)).toBe(residentialTemplate);
    const own = template(clause('fees', 'Fees', 'You pay {{Move_In_Charges}}.'));
    expect(withMoveInClause(own, { moveIn })).toBe(own);
  });
});
