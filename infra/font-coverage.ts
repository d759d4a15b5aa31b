/** The first and the last code point of a run of letters that a font has. */
export type LetterRange = readonly [first: number, last: number];

const formatOfRanges = 12;
const formatOfSegments = 4;

/** Groups of a table for all of Unicode. */
function groupsOf(table: DataView): LetterRange[] {
  return Array.from({ length: table.getUint32(12) }, (_, at): LetterRange => {
    const group = 16 + 12 * at;
    return [table.getUint32(group), table.getUint32(group + 4)];
  });
}

/** Segments of a table for the first 65,536 letters; one may name letters that the font lacks. */
function segmentsOf(table: DataView): LetterRange[] {
  const count = table.getUint16(6) / 2;
  const [ends, starts] = [14, 16 + 2 * count];
  const [deltas, offsets] = [starts + 2 * count, starts + 4 * count];
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const first = table.getUint16(starts + 2 * at);
    const last = table.getUint16(ends + 2 * at);
    const [delta, place] = [table.getUint16(deltas + 2 * at), offsets + 2 * at];
    const offset = table.getUint16(place);
    const has = (code: number): boolean => {
      if (offset === 0) return ((code + delta) & 0xffff) !== 0;
      const glyph = table.getUint16(place + offset + 2 * (code - first));
      return glyph !== 0;
    };
    const codes = Array.from({ length: last - first + 1 }, (__, index) => first + index);
    return codes.filter((code) => code !== 0xffff && has(code)).map((code): LetterRange => [code, code]);
  });
}

/** The letters of a TrueType or OpenType font, by its `cmap` table; a letter may be in several ranges. */
export function lettersOfFont(font: Uint8Array): LetterRange[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, at) => 12 + 16 * at);
  const entry = tables.find((at) => Buffer.from(font.subarray(at, at + 4)).toString('latin1') === 'cmap');
  if (entry === undefined) return [];
  const cmap = view.getUint32(entry + 8);
  return Array.from({ length: view.getUint16(cmap + 2) }, (_, at) => 4 + 8 * at).flatMap((at) => {
    const from = cmap + view.getUint32(cmap + at + 4);
    const table = new DataView(font.buffer, font.byteOffset + from);
    if (table.getUint16(0) === formatOfRanges) return groupsOf(table);
    return table.getUint16(0) === formatOfSegments ? segmentsOf(table) : [];
  });
}

/** The same letters in as few ranges as possible, in order. */
export function joinedRanges(ranges: readonly LetterRange[]): LetterRange[] {
  const joined: [number, number][] = [];
  for (const [first, last] of ranges.toSorted(([one], [other]) => one - other)) {
    const before = joined.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else joined.push([first, last]);
  }
  return joined;
}
