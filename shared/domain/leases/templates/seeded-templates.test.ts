import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { clausesOf, documentText, plainText } from '../document/clauses';
import { fillDocument } from '../document/fill-document';
import { LeaseDocument } from '../document/lease-document';
import type { LeaseNode } from '../document/lease-node';
import { mergeFields, mergeValues } from '../document/merge-fields';
import type { TermFields } from '../term';
import { seededTemplates, templateNamed } from './seeded-templates';

const place = {
  propertyTitle: 'Elm Court',
  street: '12 Elm St',
  city: 'Ames',
  state: 'Iowa',
  zipcode: '50010',
  unitNumber: '3B',
};
const filledFor = (document: LeaseDocument, over: Partial<TermFields> = {}) => {
  const term = termFields(over);
  return fillDocument(document, { values: mergeValues({ term, place, sentOn: '2026-01-03' }), term });
};
const all = (node: LeaseNode): LeaseNode[] => [node, ...(node.content ?? []).flatMap(all)];
const wordsOf = (document: LeaseDocument) =>
  clausesOf(document)
    .map(({ title, text }) => `${title}\n${text}`)
    .join('\n');

describe.each(seededTemplates.map((template) => [template.name, template] as const))(
  '%s',
  (_, { document }) => {
    it('is a text of the house’s own schema', () => expect(LeaseDocument.parse(document)).toEqual(document));

    it('names only fields that there are', () => {
      const names = all(document).flatMap(({ attrs }) => attrs?.name ?? []);
      expect(names.length).toBeGreaterThan(15);
      expect(names.filter((name) => !Object.hasOwn(mergeFields, name))).toEqual([]);
      expect(all(document).filter(({ text = '' }) => text.includes('{{'))).toEqual([]);
    });

    it('is a real lease: 18 to 32 clauses, numbered, every one with words', () => {
      const clauses = clausesOf(filledFor(document).document).slice(1);
      expect(clauses.length).toBeGreaterThanOrEqual(18);
      expect(clauses.length).toBeLessThanOrEqual(32);
      expect(clauses.map(({ number }) => number)).toEqual(clauses.map((_one, index) => String(index + 1)));
      for (const { title, text } of clauses)
        expect([title, title !== '' && text.length > 40]).toEqual([title, true]);
    });

    it('says nothing twice, and its titles are short', () => {
      const clauses = clausesOf(document).slice(1);
      const titles = new Set(clauses.map(({ title }) => title));
      const said = [...titles, ...clauses.flatMap(({ text }) => text.split('\n').filter(Boolean))];
      expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
      expect(clauses.filter(({ title }) => title.length > 60)).toEqual([]);
      expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
    });

    it('leaves no field empty in a whole lease, and no curly brace', () => {
      for (const over of [{}, { to: undefined }, { atEnd: 'end' as const }, { parking: 'Space 1' }]) {
        const filled = filledFor(document, over);
        expect(filled.missing).toEqual([]);
        expect(wordsOf(filled.document)).not.toMatch(/[{}]|undefined/);
      }
    });

    it('puts each clause’s number and title on a line of its own in plain text [COS-04]', () => {
      const filled = filledFor(document).document;
      const lines = documentText(filled).split('\n');
      const titles = clausesOf(filled).filter(({ number }) => number !== '');
      for (const { number, title } of titles) expect(lines).toContain(`${number}. ${title}`);
    });

    it('says that it is no legal advice', () => {
      expect(wordsOf(document)).toContain('is not legal advice');
    });

    it('has a guaranty only with a co-signer, and a place for each side’s signature', () => {
      const parties = { ...termFields().parties, coSigners: [] };
      const roles = (over: Partial<TermFields>) =>
        all(filledFor(document, over).document).flatMap(({ attrs }) => attrs?.role ?? []);
      expect(roles({})).toEqual(['tenants', 'co-signers', 'owner']);
      expect(roles({ parties })).toEqual(['tenants', 'owner']);
      expect(wordsOf(filledFor(document).document)).toContain('Co-signer’s guaranty');
      expect(wordsOf(filledFor(document, { parties }).document)).not.toContain('Co-signer');
    });
  },
);

describe('the seeded templates', () => {
  it('are one for each kind of lease', () =>
    expect(seededTemplates.map(({ kind }) => kind)).toEqual(['residential', 'room', 'commercial']));

  it.each([
    ['room', 1, 'Room rental'],
    ['commercial', 1, 'Commercial lease'],
    ['residential', 1, 'Residential lease'],
    ['residential', 2, undefined],
    ['cabin', 1, undefined],
  ])('are named by a term: %s, version %i', (templateId, version, name) => {
    expect(templateNamed({ from: 'template', templateId, version })?.name).toBe(name);
  });

  it('are not named by a text of the lease’s own, nor by none', () => {
    expect(templateNamed({ from: 'own', sha256: 'a'.repeat(64) })).toBeUndefined();
    expect(templateNamed(undefined)).toBeUndefined();
  });

  it('have a pet clause only with pets', () => {
    const pets = [{ kind: 'cat' as const, name: 'Tom', description: '' }];
    for (const { document } of seededTemplates.slice(0, 2)) {
      const ids = (over: Partial<TermFields>) =>
        clausesOf(filledFor(document, over).document).map(({ id }) => id);
      expect(ids({ pets })).toContain('pets');
      expect(ids({ pets })).not.toContain('no-pets');
      expect(ids({})).toContain('no-pets');
    }
  });

  it('name no state of their own', () => {
    for (const { document } of seededTemplates)
      expect(plainText(document) + wordsOf(document)).not.toMatch(/California|Texas|New York|Florida/);
  });
});
