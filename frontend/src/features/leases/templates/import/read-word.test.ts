import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { clausesOf } from '../../../../../../shared/domain/leases/document/clauses';
import { LeaseDocument } from '../../../../../../shared/domain/leases/document/lease-document';
import { importWords } from './import-words';
import { readWord } from './read-word';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const rels = 'http://schemas.openxmlformats.org';
const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (runs: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
const styled = (style: string, text: string) => paragraph(run(text), `<w:pStyle w:val="${style}"/>`);
const item = (text: string, level = 0) =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`);
const style = (id: string, name: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;

type Parts = Readonly<Record<string, string>>;

/** A Word file with this body. */
const wordFile = (body: string, more: Parts = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types xmlns="${rels}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
        '_rels/.rels': `<Relationships xmlns="${rels}/package/2006/relationships"><Relationship Id="r" Type="${rels}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
        'word/document.xml': `<w:document ${w}><w:body>${body}</w:body></w:document>`,
        'word/styles.xml': `<w:styles ${w}>${style('Title', 'Title')}${style('H1', 'heading 1')}${style('H2', 'heading 2')}</w:styles>`,
        'word/numbering.xml': `<w:numbering ${w}><w:abstractNum w:abstractNumId="0">${[0, 1, 2].map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="decimal"/></w:lvl>`).join('')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );
const textOf = async (body: string): Promise<LeaseDocument> =>
  LeaseDocument.parse(await readWord(wordFile(body)));

describe('the text of a Word file', () => {
  it('is said to be there, with what was found in it and no count of nothing', async () => {
    const words = async (...body: string[]) => importWords(await textOf(body.join('')));
    const plain = paragraph(run('Between us.'));
    expect(await words(plain)).toBe('Text imported');
    expect(await words(plain, paragraph(run('By {{Tenant_Names}}.')))).toBe('Text imported, with 1 field');
    expect(await words(styled('H1', 'Rent'), plain, styled('H1', 'Deposit'))).toBe(
      'Text imported, with 2 clauses',
    );
  });

  it('has its headings as clauses, lists and tables inside them, and the title before', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
    const document = await textOf(
      [
        styled('Title', 'Our lease'),
        paragraph(run('Between us.')),
        styled('H1', 'Rent'),
        item('one'),
        item('deeper', 1),
        item('deepest', 2),
        item('two'),
        styled('H2', 'Late rent'),
        paragraph(run('A fee. 🏠')),
        styled('H1', 'Deposit'),
        `<w:tbl><w:tr>${cell('Amount')}${cell('$1')}</w:tr></w:tbl>`,
      ].join(''),
    );
    const views = clausesOf(document);
    expect(views.map(({ number, title }) => `${number} ${title}`.trim())).toEqual([
      '',
      '1 Rent',
      '1.1 Late rent',
      '2 Deposit',
    ]);
    expect(views.map(({ text }) => text)).toEqual([
      'Our lease\nBetween us.',
      'one\ndeeper\ndeepest\ntwo',
      'A fee. 🏠',
      'Amount | $1',
    ]);
  });

  it('finds {{fields}} and Word’s own, however Word splits them over runs, with marks beside them', async () => {
    const document = await textOf(
      paragraph(
        [
          run('🏠 Rent: '),
          run('{{Month', '<w:b/>'),
          run('ly Rent}}'),
          run(' due on '),
          run('«Due_Day»'),
          run('{{1x}}', '<w:i/>'),
        ].join(''),
      ),
    );
    expect(document.content?.[0]?.content).toEqual([
      { type: 'text', text: '🏠 Rent: ' },
      { type: 'mergeField', attrs: { name: 'Monthly_Rent' } },
      { type: 'text', text: ' due on ' },
      { type: 'mergeField', attrs: { name: 'Due_Day' } },
      { type: 'text', text: '{{1x}}', marks: [{ type: 'italic' }] },
    ]);
  });

  it('breaks the page where Word does, and is a paragraph when there is nothing', async () => {
    const broken = await textOf(paragraph(`${run('a')}<w:r><w:br w:type="page"/></w:r>`));
    expect(broken.content?.map(({ type }) => type)).toEqual(['pageBreak', 'paragraph']);
    expect(await textOf('')).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  });

  it('keeps markup in it as the words it is, and leaves pictures and macros shut', async () => {
    const file = wordFile(paragraph(run('&lt;img src=x onerror=alert(1)&gt;')), {
      'word/vbaProject.bin': 'x'.repeat(100),
      'word/media/image1.png': 'not a picture',
    });
    expect((await readWord(file)).content?.[0]?.content).toEqual([
      { type: 'text', text: '<img src=x onerror=alert(1)>' },
    ]);
  });

  it.each([
    ['no archive', strToU8('PK? no'), /not a Word document/],
    ['an archive without a text', zipSync({ 'a.txt': strToU8('a') }), /not a Word document/],
    ['more than 5 MB', new Uint8Array(5_000_001), /too large/],
    ['what unpacks to too much', wordFile(' '.repeat(6_000_001)), /unpacks to too much/],
    [
      'declared entities',
      wordFile('', { 'word/styles.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }),
      /entities/,
    ],
    ['too many tags', wordFile('<w:p/>'.repeat(80_000)), /too long/],
    ['tags too deep', wordFile('<w:p>'.repeat(201) + '</w:p>'.repeat(201)), /nested too deep/],
    [
      'too many parts',
      zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}`, strToU8('')]))),
      /too many parts/,
    ],
  ])('refuses %s', async (_, bytes, words) => {
    await expect(readWord(bytes)).rejects.toThrow(words);
  });
});
