import type { Application } from '../../shared/domain/screening/application';
import { emptyApplication } from '../../shared/domain/screening/application-rules';
import {
  type Screening,
  type ScreeningConsent,
  type ScreeningOrder,
  screeningConsent,
} from '../../shared/domain/screening/screening';
import { screeningStatuses } from '../../shared/domain/screening/screening-statuses';

/** When everything here was begun. UTC. */
export const begunAt = '2026-06-01T00:00:00.000Z';

/** An application that was begun and not sent. */
export const aDraft = (part: Partial<Application> = {}): Application => ({
  stage: 'draft',
  fields: emptyApplication,
  startedAt: begunAt,
  notes: [],
  ...part,
});

/** A screening’s order without a fee, which the owner would pay. */
export const anOrder = (part: Partial<ScreeningOrder> = {}): ScreeningOrder => ({
  rent: 150_000,
  deposit: 0,
  leaseMonths: 12,
  chargeTo: 'owner',
  fees: [],
  requester: { firstName: 'Ada', lastName: 'Byron', email: 'ada@home.test', mobile: '', roleId: 'rol_1' },
  ...part,
});

export const aConsent = (part: Partial<ScreeningConsent> = {}): ScreeningConsent => ({
  version: screeningConsent.version,
  name: 'Grace Hopper',
  at: begunAt,
  ipAddress: '203.0.113.7',
  userAgent: 'test',
  ...part,
});

/** A screening that was just ordered, with a week to complete it. */
export const aScreening = (part: Partial<Screening> = {}): Screening => ({
  screeningId: 'scr_1',
  status: screeningStatuses.notStarted,
  requestedBy: 'usr_1',
  order: anOrder(),
  orderedAt: begunAt,
  expiresAt: '2026-06-08T00:00:00.000Z',
  ...part,
});
