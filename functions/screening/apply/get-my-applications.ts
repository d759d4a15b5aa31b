import type { Contract } from '../../../shared/contract';
import type { MyApplication } from '../../../shared/contract/my-applications';
import { Application } from '../../../shared/domain/screening/application';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { openScreening } from '../../../shared/domain/screening/move-application';
import { ownScreeningFee } from '../../../shared/domain/screening/own-fee';
import type { Handler } from '../../runtime/handler';
import type { StoredApplication } from '../../table/screening/record';
import { homeOf, shownDecision, shownFee } from '../home-of';
import { myApplications } from './my-applications';

type Beside = {
  readonly organization: string;
  readonly now: Date;
  /** The application that a part belongs to. */
  readonly main: StoredApplication | undefined;
};

function mineOf(stored: StoredApplication, { organization, now, main }: Beside): MyApplication {
  const { applicationId, stage, sentAt, partOf, startedAt, submittedAt, documents = [] } = stored;
  const open = openScreening(Application.parse(stored), now.toISOString());
  return {
    application_id: applicationId,
    home: homeOf(stored, organization),
    stage,
    kind: partOf?.kind,
    named_by: main && applicantName(main.fields),
    is_sent: sentAt !== undefined,
    started_at: startedAt,
    submitted_at: submittedAt ?? sentAt,
    decision: shownDecision(stored),
    fee: shownFee(stored),
    screening: open && {
      status: open.status,
      until: open.expiresAt,
      fee: ownScreeningFee(stored, open),
    },
    has_message: stored.messages?.by === 'landlord',
    documents: documents.map(({ name, bytes }) => ({ name, bytes })),
  };
}

/** The caller's own applications as an applicant. Notes, reports and the parts of others are not in them. */
export const getMyApplications: Handler<Contract['screening']['getMyApplications']> = async (
  request,
  deps,
) => {
  const [found, { name: organization }] = await Promise.all([
    myApplications(request.viewer, deps),
    request.organization(),
  ]);
  const { now } = request;
  const applications = await Promise.all(
    found.map(async (one) => {
      const { organizationId, partOf } = one;
      const main = partOf && (await deps.applications.byId({ organizationId, ...partOf }));
      return mineOf(one, { organization, now, main });
    }),
  );
  return { success: 1, data: { applications } };
};
