import { type ComponentType, lazy } from 'react';
import type { DialogProps } from './dialog-props';

const page = (load: () => Promise<{ default: ComponentType<DialogProps> }>) => lazy(load);

/** Every dialog of a request, each loaded when it opens. */
export const dialogs = {
  triage: page(() => import('./moves/triage-dialog')),
  snooze: page(() => import('./moves/snooze-dialog')),
  merge: page(() => import('./moves/merge-dialog')),
  assign: page(() => import('./moves/assign-dialog')),
  unassign: page(() => import('./moves/unassign-dialog')),
  decline: page(() => import('./moves/decline-dialog')),
  visit: page(() => import('./moves/visit-dialog')),
  wait: page(() => import('./moves/wait-dialog')),
  estimate: page(() => import('./moves/estimate-dialog')),
  ask: page(() => import('./moves/ask-dialog')),
  override: page(() => import('./moves/override-dialog')),
  finish: page(() => import('./moves/finish-dialog')),
  confirm: page(() => import('./moves/confirm-dialog')),
  reopen: page(() => import('./moves/reopen-dialog')),
  cancel: page(() => import('./moves/cancel-dialog')),
  cost: page(() => import('./moves/cost-dialog')),
  files: page(() => import('./moves/files-dialog')),
} as const;
export type DialogName = keyof typeof dialogs;
