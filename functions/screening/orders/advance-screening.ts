import { orderedAtBureau, takenBack, toTakeBack } from '../../../shared/domain/screening/move-application';
import { Identity } from '../../../shared/domain/screening/screening';
import {
  screeningStatuses as is,
  type ScreeningStatus,
} from '../../../shared/domain/screening/screening-statuses';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import type { Deps } from '../../runtime/deps/deps';
import type { ApplicationKey, StoredApplication } from '../../table/screening/record';
import { checkReport } from '../reports/end-failed-report';
import { saveReport } from '../reports/save-report';
import { openAbout } from '../reports/seal-about';

type At = { readonly before: StoredApplication; readonly now: Date };

/** Orders the report of a person who agreed, whose details then go (D50). A repeat is the same order. */
async function orderReport({ before, now }: At, deps: Deps): Promise<void> {
  const { organizationId, applicationId, screening, fields } = before;
  if (!screening?.consent) return;
  const { screeningId } = screening;
  const key = { organizationId, screeningId };
  const identity = await deps.applications.identity(key, { now });
  if (!identity) return;
  const said = Identity.parse(await openAbout({ ...key, what: 'identity' }, identity.sealed, deps));
  const { legalName: name, birthDate, address } = said;
  const subject = { name, birthDate, address, email: fields.email };
  const { bureauId } = await deps.bureau.order({ reference: screeningId, subject });
  const after = movedOrRefuse(before, (one) => orderedAtBureau(one, { bureauId, at: now.toISOString() }));
  const bureauOrder = { bureauId, organizationId, applicationId, screeningId };
  await deps.applications.write({ before, after, bureauOrder });
}

/** Has the bureau give up what it may have of a canceled screening, whose order is then known. */
async function takeBack(before: StoredApplication, screeningId: string, deps: Deps): Promise<void> {
  const { organizationId, applicationId } = before;
  const bureauId = (await deps.bureau.takeBack(screeningId))?.bureauId;
  const after = movedOrRefuse(before, (one) => takenBack(one, { screeningId, bureauId }));
  const bureauOrder = bureauId ? { bureauId, organizationId, applicationId, screeningId } : undefined;
  await deps.applications.write({ before, after, bureauOrder });
}

const steps: Partial<Record<ScreeningStatus, (at: At, deps: Deps) => Promise<void>>> = {
  [is.consented]: orderReport,
  [is.ordered]: saveReport,
  [is.ready]: checkReport,
  [is.paid]: checkReport,
};

/** Moves a screening on by what the bureau says now. Any order and number of calls end the same. */
export async function advanceScreening(
  { now, ...key }: ApplicationKey & { now: Date },
  deps: Deps,
): Promise<ScreeningStatus | undefined> {
  const before = await deps.applications.byId(key);
  const canceled = before && toTakeBack(before);
  if (canceled) {
    await takeBack(before, canceled.screeningId, deps);
    return advanceScreening({ now, ...key }, deps);
  }
  const status = before?.screening?.status;
  const step = status === undefined ? undefined : steps[status];
  if (!before || !step) return status;
  await step({ before, now }, deps);
  const after = (await deps.applications.byId(key))?.screening?.status;
  return after === is.ordered && status === is.consented ? advanceScreening({ now, ...key }, deps) : after;
}
