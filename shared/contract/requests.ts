import { endpoints } from './endpoint';
import { repairTerms } from './repair-terms';
import { requestMoney } from './request-money';
import { requestMoves } from './request-moves';
import { requestReads } from './request-reads';
import { requestThread } from './request-thread';

/** Service requests: raise, triage, assign, visits, approvals, cost, the thread of each. */
export const requests = endpoints({
  ...requestReads,
  ...requestMoves,
  ...requestMoney,
  ...requestThread,
  ...repairTerms,
});
