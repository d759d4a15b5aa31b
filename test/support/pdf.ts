/** A PDF of these objects, numbered from 1; the first is its catalog. */
function pdfOf(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const id = '0'.repeat(32);
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R/ID[<${id}><${id}>]>>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.from(body + table + end, 'latin1');
}

const streamOf = (content: string, entries = '') =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`;

/** The objects of one page with a line of text; `more` stands in the page. */
const onePage = (text: string, more = ''): string[] => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${more}>>`,
  streamOf(`BT /F1 24 Tf 40 150 Td (${text}) Tj ET`),
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
];

/** A real PDF of one page with a line of text. */
export const pdf = (text: string): Buffer => pdfOf(onePage(text));

/** The same with a note above its page, as a reader draws it. */
export const pdfWithNote = (text: string, note: string): Buffer =>
  pdfOf([
    ...onePage(text, '/Annots[6 0 R]'),
    `<</Type/Annot/Subtype/FreeText/Rect[10 10 110 30]/F 4/Contents(${note})/AP<</N 7 0 R>>>>`,
    streamOf(
      `BT /F1 12 Tf 2 2 Td (${note}) Tj ET`,
      '/Type/XObject/Subtype/Form/BBox[0 0 100 20]/Resources<</Font<</F1 5 0 R>>>>',
    ),
  ]);
