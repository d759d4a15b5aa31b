import { isBelievable, mostPixels, pictureHeadBytes } from '../../../../shared/domain/pictures/believable';
import { avifSize, heicSize } from '../../../../shared/domain/pictures/boxed-pictures';
import {
  gifSize,
  jpegSize,
  type PictureSize,
  pngSize,
  webpSize,
} from '../../../../shared/domain/pictures/picture-headers';
import { documentLimits } from '../../../../shared/domain/portfolio/documents';
import { report } from '../../api/report';
import { sizeText } from './size-text';

/** Either the file, or why it is refused. */
export type ReadyFile = { readonly file?: File | undefined; readonly problem?: string | undefined };

/** Pictures by content, the type of each, and the endings by which people know it. */
const kinds = [
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], sizeOf: jpegSize },
  { type: 'image/png', endings: ['png'], sizeOf: pngSize },
  { type: 'image/webp', endings: ['webp'], sizeOf: webpSize },
  { type: 'image/gif', endings: ['gif'], sizeOf: gifSize },
  { type: 'image/avif', endings: ['avif'], sizeOf: avifSize },
  { type: 'image/heic', endings: ['heic', 'heif', 'hif'], sizeOf: heicSize },
] as const;
type Kind = (typeof kinds)[number];

const pictureTypes: readonly string[] = [...kinds.map(({ type }) => type), 'image/heif', 'image/jpg'];
const pictureEndings: readonly string[] = kinds.flatMap(({ endings }) => endings);

const endingOf = ({ name }: File): string => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Named or typed as a picture; browsers give a HEIC no type on most systems. */
const saysPicture = (file: File): boolean =>
  pictureTypes.includes(file.type) || (file.type === '' && pictureEndings.includes(endingOf(file)));

async function pictureIn(file: File): Promise<{ kind: Kind; size: PictureSize } | undefined> {
  const view = new DataView(await file.slice(0, pictureHeadBytes).arrayBuffer());
  for (const kind of kinds) {
    const size = kind.sizeOf(view);
    if (size) return { kind, size };
  }
  return undefined;
}

const count = (pixels: number): string => pixels.toLocaleString('en-US');

const tooManyPixels = ({ name }: File, { width, height }: PictureSize): string =>
  `“${name}” has ${count(width)} by ${count(height)} pixels. A photo can have at most ${count(mostPixels.side)} on a side and ${count(mostPixels.all)} in all.`;

const unreadable = ({ name }: File): string =>
  `“${name}” cannot be read as a photo. It may be damaged. Try another one.`;

/** The same bytes under the type and ending of what they are. */
function named(file: File, { bytes, kind }: { bytes: Blob; kind: Kind }): File {
  const isRight = kind.endings.some((ending) => ending === endingOf(file));
  const name = isRight ? file.name : `${file.name.replace(/\.[a-z\d]{1,5}$/i, '')}.${kind.endings[0]}`;
  return new File([bytes], name, { type: kind.type, lastModified: file.lastModified });
}

async function fromHeic(file: File): Promise<ReadyFile> {
  if (file.size > documentLimits.bytes)
    return { problem: `“${file.name}” is too large: at most ${sizeText(documentLimits.bytes)}.` };
  const { decodeHeic } = await import('./heic/decode-heic');
  const bytes = await decodeHeic(file);
  return bytes ? { file: named(file, { bytes, kind: kinds[0] }) } : { problem: unreadable(file) };
}

/**
 * A chosen file as it can be sent: a HEIC becomes a JPEG, and a picture gets the type of its content.
 * Otherwise why it cannot, in a sentence that names it. Other files stay as they are.
 */
export async function readyFile(file: File): Promise<ReadyFile> {
  if (file.size === 0 || !saysPicture(file)) return { file };
  try {
    const found = await pictureIn(file);
    if (!found) return { problem: unreadable(file) };
    if (!isBelievable(found.size)) return { problem: tooManyPixels(file, found.size) };
    if (found.kind.type === 'image/heic') return await fromHeic(file);
    return { file: found.kind.type === file.type ? file : named(file, { bytes: file, kind: found.kind }) };
  } catch (cause) {
    report('A chosen photo could not be read', cause);
    return { problem: unreadable(file) };
  }
}

/** Those of a choice that can be sent, and why the others cannot. */
export async function readyFiles(
  chosen: readonly File[],
): Promise<{ readonly ready: readonly File[]; readonly problems: readonly string[] }> {
  const ready: File[] = [];
  const problems: string[] = [];
  // One after another: each photo takes hundreds of megabytes while it is decoded.
  for (const file of chosen) {
    const one = await readyFile(file);
    if (one.file) ready.push(one.file);
    if (one.problem !== undefined) problems.push(one.problem);
  }
  return { ready, problems };
}
