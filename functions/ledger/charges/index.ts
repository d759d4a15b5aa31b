import { addCharge } from './add-charge';
import { assessLateFees } from './assess-late-fees';
import { chargeLeases } from './charge-leases';
import { creditCharge } from './credit-charge';
import { editCharge } from './edit-charge';
import { endPaymentPlan } from './end-payment-plan';
import { getCharge } from './get-charge';
import { listBalances } from './list-balances';
import { listComingRent } from './list-coming-rent';
import { listLateFees } from './list-late-fees';
import { listOpenCharges } from './list-open-charges';
import { makePaymentPlan } from './make-payment-plan';
import { recoverWriteOff } from './recover-write-off';
import { remindTenants } from './remind-tenants';
import { reverseCharge } from './reverse-charge';
import { writeOffCharges } from './write-off-charges';

export const chargeHandlers = {
  getCharge,
  listBalances,
  listOpenCharges,
  chargeLeases,
  addCharge,
  editCharge,
  reverseCharge,
  creditCharge,
  writeOffCharges,
  recoverWriteOff,
  makePaymentPlan,
  endPaymentPlan,
  listLateFees,
  assessLateFees,
  remindTenants,
  listComingRent,
};
