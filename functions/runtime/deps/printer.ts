import { fileURLToPath } from 'node:url';
import { leasePrinter } from '../../gateways/lease-print/lease-printer';

/** Prints from the kit the build puts next to the function. */
export const printer = () => leasePrinter(async () => fileURLToPath(new URL('./print', import.meta.url)));
