import { applicationSent } from '../../../shared/domain/screening/application-notifications';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { notifyPerson } from '../../common/notifications/notify';
import type { Deps } from '../../runtime/deps/deps';
import type { Trace } from '../../table/audit/writes';
import type { StoredApplication } from '../../table/screening/record';
import { auditedApplication } from '../audited-application';

type Sent = {
  /** The application whose people are all done now, if this one completed it. */
  readonly whole: StoredApplication | undefined;
  readonly sent: StoredApplication;
  readonly now: Date;
};

/** The log of a part that was sent; who takes the application is told once everybody's part is there. */
export async function traceOfSent({ whole, sent, now }: Sent, deps: Deps): Promise<Trace> {
  const { takenBy, fields } = sent;
  const entry = { action: 'application.send', after: { name: applicantName(fields) }, now } as const;
  const audit = auditedApplication({ ...entry, to: sent }, deps);
  return { audit, told: await notifyWhole({ whole, source: audit.auditId, takenBy, now }, deps), now };
}

type Told = Pick<Sent, 'whole' | 'now'> & Pick<StoredApplication, 'takenBy'> & { readonly source: string };

/** What the one who takes applications is told of a complete one. */
export function notifyWhole({ whole, now, takenBy, source }: Told, deps: Deps) {
  if (whole?.stage !== 'submitted') return [];
  const { organizationId, applicationId, home, fields } = whole;
  const text = applicationSent({ applicationId, unitNumber: home.unitNumber, name: applicantName(fields) });
  return notifyPerson({ organizationId, ...takenBy, source, text, now }, deps);
}
