import { listChecks } from './list-checks';
import { listOpenBills } from './list-open-bills';
import { payBills } from './pay-bills';
import { voidCheck } from './void-check';

export const checkHandlers = {
  listOpenBills,
  payBills,
  listChecks,
  voidCheck,
};
