import { holds, type PictureSize } from './picture-headers';

type Box = { readonly type: string; readonly start: number; readonly end: number };

/** The boxes between two offsets; one that overruns the end, or is smaller than its header, ends the walk. */
function* boxes(view: DataView, from: number, to: number): Generator<Box> {
  let at = from;
  while (at + 8 <= to) {
    const size = view.getUint32(at);
    if (size < 8 || at + size > to) return;
    const type = String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at + 4, 4));
    yield { type, start: at + 8, end: at + size };
    at += size;
  }
}

/** The first box of this type inside another, searching from `skip` bytes in. */
function inside(view: DataView, outer: Box | undefined, { type, skip }: { type: string; skip: number }) {
  if (!outer) return undefined;
  for (const box of boxes(view, outer.start + skip, outer.end)) if (box.type === type) return box;
  return undefined;
}

/** The four letters by which a file says how its picture is packed. */
const brands = {
  avif: ['avif', 'avis'],
  heic: ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'],
} as const;

/** `ftyp` with one of these brands, then meta › iprp › ipco › ispe; the largest extent counts. */
const sizeOf =
  (names: readonly string[]) =>
  (view: DataView): PictureSize | undefined => {
    if (!holds(view, 4, 'ftyp')) return undefined;
    const [first, ...others] = boxes(view, 0, view.byteLength);
    if (!first) return undefined;
    const isNamed = (at: number): boolean => names.some((name) => holds(view, at, name));
    let isKnown = isNamed(first.start);
    for (let at = first.start + 8; at + 4 <= first.end; at += 4) isKnown ||= isNamed(at);
    const meta = others.find(({ type }) => type === 'meta');
    const properties = inside(view, inside(view, meta, { type: 'iprp', skip: 4 }), { type: 'ipco', skip: 0 });
    if (!isKnown || !properties) return undefined;
    const extents = [...boxes(view, properties.start, properties.end)].filter(
      ({ type, start, end }) => type === 'ispe' && end - start >= 12,
    );
    if (extents.length === 0) return undefined;
    return {
      width: Math.max(...extents.map(({ start }) => view.getUint32(start + 4))),
      height: Math.max(...extents.map(({ start }) => view.getUint32(start + 8))),
    };
  };

export const avifSize = sizeOf(brands.avif);
/** HEIC, the photos of an iPhone. */
export const heicSize = sizeOf(brands.heic);
