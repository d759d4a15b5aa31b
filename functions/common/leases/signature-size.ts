import { imageKind } from '../../gateways/files/image-kind';

/** Pixels: four times the pad each way. A larger PNG of few bytes takes gigabytes to print. */
export const mostSignature = { width: 1_200, height: 280 } as const;

/** Whether a PNG has a signature's size; its header alone is read. */
export function isSignature(bytes: Uint8Array): boolean {
  const image = imageKind(bytes);
  return image?.kind === 'png' && image.width <= mostSignature.width && image.height <= mostSignature.height;
}
