import { describe, expect, it } from 'vitest';
import { shortText } from '../../../../test/support/leases/template-data';
import type { LeaseDocument } from '../document/lease-document';
import { templateProblems, unknownFields } from './template-rules';

const empty: LeaseDocument = { type: 'doc', content: [{ type: 'paragraph' }] };
const messages = (form: Parameters<typeof templateProblems>[0]) =>
  templateProblems(form).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a template', () => {
  it.each([
    ['a draft without a clause', { name: 'House', document: empty, publish: false }, []],
    ['a whole text', { name: 'House', document: shortText(), publish: true }, []],
    ['a blank name', { name: '  ', document: shortText(), publish: false }, ['name: Enter a name']],
    [
      'a text without a clause that is to be used',
      { name: 'House', document: empty, publish: true },
      ['document: Add at least one clause'],
    ],
  ])('%s', (_, form, problems) => expect(messages(form)).toEqual(problems));

  it('says which of its fields no lease has a value for, whatever their case, typed ones too [COS-04]', () => {
    const fields = ['monthly_rent', 'Barn_Size', 'barn_size'].map((name) => ({
      type: 'mergeField' as const,
      attrs: { name },
    }));
    const typed = { type: 'text' as const, text: '{{ Well_Depth }} and {{State}}' };
    const document: LeaseDocument = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [...fields, typed] }],
    };
    expect(unknownFields(document)).toEqual(['barn_size', 'Well_Depth']);
    expect(unknownFields(shortText())).toEqual([]);
  });
});
