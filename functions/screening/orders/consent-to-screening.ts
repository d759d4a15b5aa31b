import { screening as rows } from '../../../shared/contract/screening';
import { localDateOf } from '../../../shared/domain/dates';
import { toFields } from '../../../shared/domain/problem';
import { identityProblems } from '../../../shared/domain/screening/consent';
import { consentToScreening as consented } from '../../../shared/domain/screening/move-application';
import { identityUntil } from '../../../shared/domain/screening/retention';
import { screeningConsent } from '../../../shared/domain/screening/screening';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import { change } from '../../runtime/change';
import { logger } from '../../runtime/logger';
import { auditedApplication } from '../audited-application';
import { sealAbout } from '../reports/seal-about';
import { advanceScreening } from './advance-screening';
import { findScreening } from './find-screening';

/** Keeps the consent first and orders the reports only then (D49). Identity details wait sealed. */
export const consentToScreening = change(rows.consentToScreening, {
  read: ({ body: { screeningId }, now }, deps) => findScreening({ screeningId, now }, deps),
  act: async ({ now, body, address: ipAddress, agent: userAgent, found }, deps) => {
    const { application: before, screening } = found;
    const { organizationId, applicationId } = before;
    if (!body.agrees || body.version !== screeningConsent.version) throw refuse('consent-missing');
    const problems = identityProblems(body, localDateOf(now));
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    if (!screening.consent) {
      const at = now.toISOString();
      const consent = { version: body.version, name: body.name, at, ipAddress, userAgent };
      const said = { legalName: body.name, birthDate: body.birthDate, address: body.address.trim() };
      const after = movedOrRefuse(before, (one) => consented(one, consent));
      const until = identityUntil({ screening: after.screening }) ?? at;
      const { screeningId } = screening;
      const sealed = await sealAbout({ organizationId, screeningId, what: 'identity' }, said, deps);
      const identity = { organizationId, screeningId, sealed, until };
      const audit = auditedApplication({ action: 'screening.consent', to: before, now }, deps);
      await deps.applications.write({ before, after, identity, trace: { audit, now } });
    }
    await advanceScreening({ organizationId, applicationId, now }, deps).catch((cause: unknown) => {
      if (!(cause instanceof Refusal) || cause.code !== 'bureau-away') throw cause;
      logger.error('The bureau did not take an order', { applicationId });
    });
    return { success: 1 };
  },
});
