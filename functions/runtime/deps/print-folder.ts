import { fileURLToPath } from 'node:url';

/** The kit that the build puts next to a function that prints. */
export const printFolder = async (): Promise<string> => fileURLToPath(new URL('./print', import.meta.url));
