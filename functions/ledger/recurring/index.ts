import { addRecurringBill } from './add-recurring-bill';
import { addRecurringCharge } from './add-recurring-charge';
import { changeRecurringBill } from './change-recurring-bill';
import { changeRecurringCharge } from './change-recurring-charge';

export const recurringHandlers = {
  addRecurringCharge,
  changeRecurringCharge,
  addRecurringBill,
  changeRecurringBill,
};
