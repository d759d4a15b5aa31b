import type { Application, Stage } from './application';
import type { ApplicationRefusal } from './application-refusals';

/** Whether nobody has decided yet: begun, submitted, or on the waiting list. */
export const isUndecided = (stage: Stage): boolean => stage !== 'approved' && stage !== 'declined';

/** On and off the waiting list, and what has to be the stage before. */
const from = { waiting: 'submitted', submitted: 'waiting' } as const satisfies Partial<Record<Stage, Stage>>;
export type WaitingMove = keyof typeof from;

/** Puts a submitted application on the waiting list or takes it off. Refuses `application-closed`. */
export const moveOnWaitingList = (
  application: Application,
  to: WaitingMove,
): Application | { readonly refused: ApplicationRefusal } =>
  application.stage === from[to] ? { ...application, stage: to } : { refused: 'application-closed' };
