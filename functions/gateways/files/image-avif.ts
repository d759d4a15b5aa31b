import { holds, type ImageSize } from './image-headers';

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

const isAvifBrand = (view: DataView, at: number): boolean =>
  holds(view, at, 'avif') || holds(view, at, 'avis');

/** `ftyp` with an AVIF brand, then meta › iprp › ipco › ispe; the largest extent counts. */
export function avifSize(view: DataView): ImageSize | undefined {
  if (!holds(view, 4, 'ftyp')) return undefined;
  const [brands, ...others] = boxes(view, 0, view.byteLength);
  if (!brands) return undefined;
  let isAvif = isAvifBrand(view, brands.start);
  for (let at = brands.start + 8; at + 4 <= brands.end; at += 4) isAvif ||= isAvifBrand(view, at);
  const meta = others.find(({ type }) => type === 'meta');
  const properties = inside(view, inside(view, meta, { type: 'iprp', skip: 4 }), { type: 'ipco', skip: 0 });
  if (!isAvif || !properties) return undefined;
  const extents = [...boxes(view, properties.start, properties.end)].filter(
    ({ type, start, end }) => type === 'ispe' && end - start >= 12,
  );
  if (extents.length === 0) return undefined;
  return {
    width: Math.max(...extents.map(({ start }) => view.getUint32(start + 4))),
    height: Math.max(...extents.map(({ start }) => view.getUint32(start + 8))),
  };
}
