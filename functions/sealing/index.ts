import { pdfFiles } from '../gateways/print/pdf-files';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import { printer } from '../runtime/deps/printer';
import { sealKey } from '../runtime/deps/seal-key';
import { sealLeases } from './seal-leases';

export const handler = sealLeases(depsFromEnv({ files, printer, pdfs: () => pdfFiles, sealKey }));
