import { getDepositMove } from './get-deposit-move';
import { moveDeposit } from './move-deposit';
import { refundDeposit } from './refund-deposit';
import { undoDepositMove } from './undo-deposit-move';

export const depositHandlers = {
  getDepositMove,
  moveDeposit,
  undoDepositMove,
  refundDeposit,
};
