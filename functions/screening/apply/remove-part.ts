import { applicationRemoved } from '../../../shared/domain/screening/application-notifications';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { takePersonOut } from '../../../shared/domain/screening/move-people';
import { mayBeRemoved } from '../../../shared/domain/screening/retention';
import { refuse } from '../../../shared/wire/refusals';
import { notifyPerson } from '../../common/notifications/notify';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import type { Deps } from '../../runtime/deps/deps';
import type { OutboxEntry } from '../../table/outbox/record';
import type { StoredApplication } from '../../table/screening/record';
import { auditedApplication } from '../audited-application';
import { purgeParty } from '../purge-party';
import { notifyWhole } from './trace-of-sent';

type Going = {
  readonly part: StoredApplication;
  readonly main: StoredApplication;
  /** The link by which the person asked. */
  readonly linkHash?: string | undefined;
  readonly mails?: readonly Omit<OutboxEntry, 'tries'>[] | undefined;
  readonly now: Date;
};

/**
 * A person leaves an application, and all of their part goes. Refuses `must-be-kept`, `application-closed`.
 */
export async function removePart({ part, main, linkHash, mails, now }: Going, deps: Deps): Promise<void> {
  if (!mayBeRemoved(part)) throw refuse('must-be-kept');
  const { organizationId, takenBy, home, fields, applicationId: person } = part;
  const after = movedOrRefuse(main, (one) => takePersonOut(one, { person, at: now.toISOString() }));
  const audit = auditedApplication({ action: 'application.remove', to: part, now }, deps);
  const source = audit.auditId;
  const text = applicationRemoved({ unitNumber: home.unitNumber, name: applicantName(fields) });
  const told =
    main.stage !== 'draft'
      ? await notifyPerson({ organizationId, ...takenBy, source, text, now }, deps)
      : await notifyWhole({ whole: after, takenBy, source, now }, deps);
  const also = { before: main, after };
  await purgeParty({ before: part, also, linkHash, mails, trace: { audit, told, now } }, deps);
}
