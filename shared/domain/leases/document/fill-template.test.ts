import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsIn, fillTemplate } from './fill-template';

const values = { Tenant_Names: 'Ada Byron', rent: '$1,450.00', empty: '' };

describe('the fields of a text [COS-04]', () => {
  it.each([
    ['replaced', 'Dear {{Tenant_Names}}!', 'Dear Ada Byron!'],
    ['whatever the case', '{{TENANT_names}} {{Rent}}', 'Ada Byron $1,450.00'],
    ['with blanks inside', '{{ Tenant_Names }}{{\trent\n}}', 'Ada Byron$1,450.00'],
    ['missing: empty', 'a {{Nobody}} b', 'a  b'],
    ['without a name: empty', 'a {{}} b', 'a  b'],
    ['an empty value', '[{{empty}}]', '[]'],
    ['every time', '{{rent}}, {{rent}}', '$1,450.00, $1,450.00'],
    ['side by side', '{{rent}}{{rent}}', '$1,450.00$1,450.00'],
    ['one brace is none', '{rent} {{rent}', '{rent} {{rent}'],
    ['three braces', '{{{rent}}}', '{$1,450.00}'],
    ['no object’s own names', '{{constructor}}{{__proto__}}{{toString}}', ''],
    ['no text without fields', 'plain', 'plain'],
  ])('%s', (_, text, filled) => expect(fillTemplate(text, values)).toBe(filled));

  it('the exact name goes before one of another case', () => {
    const both = { NAME: 'upper', name: 'lower' };
    expect(fillTemplate('{{name}} {{NAME}} {{Name}}', both)).toBe('lower upper upper');
  });

  it('a value that looks like a field or a replacement stays as it is', () => {
    expect(fillTemplate('{{a}}', { a: '{{b}}', b: 'no' })).toBe('{{b}}');
    expect(fillTemplate('{{a}}', { a: "$& $1 $'" })).toBe("$& $1 $'");
  });

  it('leaves no field of the text, and everything else as it was', () => {
    const word = fc.stringMatching(/^[A-Za-z ,.<>&"]{0,12}$/);
    const parts = fc.array(fc.tuple(word, fc.stringMatching(/^[A-Za-z_]{1,8}$/)), { maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.dictionary(fc.stringMatching(/^[A-Za-z_]{1,8}$/), word), (list, given) => {
        const text = list.map(([plain, name]) => `${plain}{{${name}}}`).join('');
        const named = new Map(
          Object.entries(given)
            .toReversed()
            .map(([name, value]) => [name.toLowerCase(), value]),
        );
        const own = new Map(Object.entries(given));
        const expected = list.map(
          ([plain, name]) => plain + (own.get(name) ?? named.get(name.toLowerCase()) ?? ''),
        );
        expect(fillTemplate(text, given)).toBe(expected.join(''));
      }),
    );
  });

  it('are found, each once, as they are written first', () => {
    expect(fieldsIn('{{Rent}} {{tenant}} {{ RENT }} {none}')).toEqual(['Rent', 'tenant']);
    expect(fieldsIn('nothing')).toEqual([]);
  });
});
