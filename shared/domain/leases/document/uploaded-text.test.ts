import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses';
import { uploadedText } from './uploaded-text';

const textWith = (pages: number) => uploadedText({ sha256: 'ab12', pages });

describe('the page added to a lease brought as a PDF', () => {
  it('names the file, its pages and its hash', () => {
    const wordsOf = (pages: number) => clausesOf(textWith(pages))[0]?.text ?? '';
    expect(wordsOf(1)).toContain('a PDF file of one page, which comes before this page');
    expect(wordsOf(12)).toContain('a PDF file of 12 pages,');
    expect(wordsOf(1)).toContain('SHA-256 of the file: ab12');
  });

  it('begins with what it is for, as the page’s one heading', () => {
    const content = [{ type: 'text', text: 'Signatures' }];
    expect(textWith(1).content?.[0]).toEqual({ type: 'heading', attrs: { level: 1 }, content });
  });

  it('is signed by the tenants, then the co-signers, then the owner’s side', () => {
    const nodes = textWith(1).content ?? [];
    const roles = nodes.flatMap(({ type, attrs }) => (type === 'signatures' ? [attrs?.role] : []));
    expect(roles).toEqual(['tenants', 'co-signers', 'owner']);
  });
});

it('a text without anything in it has no clause', () => {
  expect(clausesOf({ type: 'doc' })).toEqual([expect.objectContaining({ number: '', text: '' })]);
});
