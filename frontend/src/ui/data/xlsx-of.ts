import { strToU8, zipSync } from 'fflate';

export type SheetCell = string | number;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML cannot hold are left out. */
const plain = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** `A`, `Z`, `AA` … by place from 0. */
export function columnName(place: number): string {
  const letters = 26;
  const letter = String.fromCharCode(65 + (place % letters));
  return place < letters ? letter : columnName(Math.floor(place / letters) - 1) + letter;
}

/** Texts stand in the cell itself, so none is read as a formula. */
function cellOf(cell: SheetCell, at: { column: number; row: number }): string {
  const place = `${columnName(at.column)}${at.row + 1}`;
  if (typeof cell === 'number') return `<c r="${place}" s="${at.row === 0 ? 1 : 2}"><v>${cell}</v></c>`;
  const style = at.row === 0 ? ' s="1"' : '';
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${plain(cell)}</t></is></c>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const fixed: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // Style 1 is the header, style 2 a number with two decimals.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** A table as a workbook of one sheet, its first row the header. Numbers are numbers, with two decimals. */
export function xlsxOf(name: string, rows: readonly (readonly SheetCell[])[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, { column, row })).join('')}</row>`,
  );
  const sheets = `<sheets><sheet name="${plain(name).slice(0, 31)}" sheetId="1" r:id="rId1"/></sheets>`;
  const parts: Readonly<Record<string, string>> = {
    ...fixed,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${sheets}</workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(declaration + text)]);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}
