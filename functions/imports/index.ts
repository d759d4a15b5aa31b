import { imports } from '../../shared/contract/imports';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { checkLines } from './check-lines';
import { exportPortfolio } from './export-portfolio';
import { finishImport } from './finish-import';
import { discardImportDraft, getImportDraft, saveImportDraft } from './import-draft';
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
  saveImportDraft,
  getImportDraft,
  discardImportDraft,
} satisfies Handlers<'imports'>;

export const gateways = {};

export const handler = feature('imports', { rows: imports, handlers }, depsFromEnv(gateways));
