import { fileURLToPath } from 'node:url';
import { leasePrinter } from '../../gateways/lease-print/lease-printer';

/** Prints from the kit that the build puts beside the function. */
export const printer = () => leasePrinter(async () => fileURLToPath(new URL('./print', import.meta.url)));
