import { getSettlement } from './get-settlement';
import { settleDeposit } from './settle-deposit';

export const settlementHandlers = {
  getSettlement,
  settleDeposit,
};
