import { prints } from '../../shared/contract/prints';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import { printer } from '../runtime/deps/printer';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { printBankReport } from './print-bank-report';
import { printChecks } from './print-checks';
import { printJobOrder } from './print-job-order';
import { printMyStatement } from './print-my-statement';
import { printReceipt } from './print-receipt';
import { printTables } from './print-tables';
import { printWorkOrder } from './print-work-order';

export const handlers = {
  printBankReport,
  printChecks,
  printJobOrder,
  printMyStatement,
  printReceipt,
  printTables,
  printWorkOrder,
} satisfies Handlers<'prints'>;

export const gateways = { files, printer };

export const handler = feature('prints', { rows: prints, handlers }, depsFromEnv(gateways));
