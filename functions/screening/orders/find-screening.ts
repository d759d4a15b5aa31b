import { Application } from '../../../shared/domain/screening/application';
import { openScreening } from '../../../shared/domain/screening/move-application';
import type { Screening } from '../../../shared/domain/screening/screening';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Organization } from '../../table/organizations/record';
import type { StoredApplication } from '../../table/screening/record';
import { findLinked } from '../apply/find-apply-link';

export type ScreeningAt = {
  readonly application: StoredApplication;
  readonly organization: Organization;
  readonly screening: Screening;
};

/**
 * The screening behind a link. One that was canceled, ran out or never was is not found (decisions, Calls).
 */
export async function findScreening(
  { screeningId: token, now }: { screeningId: string; now: Date },
  deps: Deps,
): Promise<ScreeningAt> {
  const found = await findLinked({ token, now }, 'screening', deps).catch((cause: unknown) => {
    throw cause instanceof Refusal ? refuse('not-found') : cause;
  });
  const { application, organization, link } = found;
  const screening = openScreening(Application.parse(application), now.toISOString());
  if (screening?.screeningId !== link.about) throw refuse('not-found');
  return { application, organization, screening };
}
