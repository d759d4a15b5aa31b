import { leasePrinter } from '../../gateways/print/lease-printer';
import { printFolder } from './print-folder';

/** Prints from the kit the build puts next to the function. */
export const printer = () => leasePrinter(printFolder);
