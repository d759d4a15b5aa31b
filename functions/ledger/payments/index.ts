import { addMyMethod } from './add-my-method';
import { askToPayOnline } from './ask-to-pay-online';
import { changeAutopay } from './change-autopay';
import { chooseOnlinePayments } from './choose-online-payments';
import { getMyAutopay } from './get-my-autopay';
import { getMyPayment } from './get-my-payment';
import { listMyMethods } from './list-my-methods';
import { payRent } from './pay-rent';
import { reallocatePayment } from './reallocate-payment';
import { receivePayment } from './receive-payment';
import { receivePayments } from './receive-payments';
import { refundPayment } from './refund-payment';
import { removeMyMethod } from './remove-my-method';
import { returnPayment } from './return-payment';
import { startAutopay } from './start-autopay';
import { stopAutopay } from './stop-autopay';

export const paymentHandlers = {
  payRent,
  getMyPayment,
  getMyAutopay,
  startAutopay,
  changeAutopay,
  stopAutopay,
  listMyMethods,
  addMyMethod,
  removeMyMethod,
  askToPayOnline,
  chooseOnlinePayments,
  receivePayments,
  receivePayment,
  returnPayment,
  refundPayment,
  reallocatePayment,
};
