import type { Contract } from '../../shared/contract';
import type { MyApplication } from '../../shared/contract/my-applications';
import { onlineFee } from '../../shared/domain/screening/amounts';
import { Application } from '../../shared/domain/screening/application';
import { openScreening } from '../../shared/domain/screening/move-application';
import type { Handler } from '../runtime/handler';
import type { StoredApplication } from '../table/screening/record';
import { homeOf, shownFee } from './home-of';
import { myApplications } from './my-applications';

type Beside = { readonly organization: string; readonly now: Date };

function mineOf(stored: StoredApplication, { organization, now }: Beside): MyApplication {
  const { applicationId, stage, sentAt, partOf, startedAt, submittedAt, decision, documents = [] } = stored;
  const open = openScreening(Application.parse(stored), now.toISOString());
  return {
    ...{ application_id: applicationId, home: homeOf(stored, organization), stage, kind: partOf?.kind },
    ...{ is_sent: sentAt !== undefined },
    ...{ started_at: startedAt, submitted_at: submittedAt ?? sentAt, decided_at: decision?.at },
    conditions: decision?.conditions,
    fee: shownFee(stored),
    screening: open && {
      ...{ status: open.status, until: open.expiresAt },
      fee: open.order.chargeTo === 'applicant' ? onlineFee(open.order) : undefined,
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
  const beside = { organization, now: request.now };
  return { success: 1, data: { applications: found.map((one) => mineOf(one, beside)) } };
};
