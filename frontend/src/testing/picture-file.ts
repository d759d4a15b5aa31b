import { gifBytes, pngBytes } from '../../../test/support/image-bytes';

const small = { width: 8, height: 8 } as const;
const makers = { png: pngBytes, gif: gifBytes } as const;

/** A chosen file that is what its name says; `padding` more bytes follow its header. */
export function pictureFile(name: `${string}.${keyof typeof makers}`, padding?: number): File {
  const kind = name.endsWith('.gif') ? 'gif' : 'png';
  return new File([new Uint8Array(makers[kind](small, padding))], name, { type: `image/${kind}` });
}
