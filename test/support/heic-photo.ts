import { readFileSync } from 'node:fs';

/** A real HEIC of 640 by 480 pixels: a tap that drips on a wall. */
export const heicPhoto: Uint8Array = readFileSync(new URL('./photos/tap.heic', import.meta.url));
