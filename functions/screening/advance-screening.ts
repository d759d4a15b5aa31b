import {
  screeningStatuses as is,
  type ScreeningStatus,
} from '../../shared/domain/screening/screening-statuses';
import type { Deps } from '../runtime/deps/deps';
import type { ApplicationKey, StoredApplication } from '../table/screening/record';
import { checkReport } from './end-failed-report';
import { keepReport } from './keep-report';
import { orderReport } from './order-report';

type At = { readonly before: StoredApplication; readonly now: Date };

const steps: Partial<Record<ScreeningStatus, (at: At, deps: Deps) => Promise<void>>> = {
  [is.consented]: orderReport,
  [is.ordered]: keepReport,
  [is.ready]: checkReport,
  [is.paid]: checkReport,
};

/** Moves a screening on by what the bureau says now. Any order and number of calls end the same. */
export async function advanceScreening(
  { now, ...key }: ApplicationKey & { now: Date },
  deps: Deps,
): Promise<ScreeningStatus | undefined> {
  const before = await deps.applications.byId(key);
  const status = before?.screening?.status;
  const step = status === undefined ? undefined : steps[status];
  if (!before || !step) return status;
  await step({ before, now }, deps);
  const after = (await deps.applications.byId(key))?.screening?.status;
  return after === is.ordered && status === is.consented ? advanceScreening({ now, ...key }, deps) : after;
}
