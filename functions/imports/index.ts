import { imports } from '../../shared/contract/imports';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { checkLines } from './check-lines';
import { exportPortfolio } from './export-portfolio';
import { finishImport } from './finish-import';
import { importProperties } from './import-properties';
import { listImports } from './list-imports';
import { startImport } from './start-import';
import { undoImport } from './undo-import';

export const handlers = {
  checkLines,
  startImport,
  importProperties,
  finishImport,
  listImports,
  undoImport,
  exportPortfolio,
} satisfies Handlers<'imports'>;

export const handler = feature(
  'imports',
  { rows: imports, handlers },
  depsFromEnv(withStores(() => import('./stores'))),
);
