import { addScreeningOrder } from './add-screening-order';
import { cancelScreening } from './cancel-screening';
import { completeScreening } from './complete-screening';
import { consentToScreening } from './consent-to-screening';
import { payOwnScreeningFee, payScreeningFee } from './pay-screening-fee';
import { recordScreeningFee } from './record-screening-fee';
import { refreshScreening } from './refresh-screening';
import { startScreening } from './start-screening';

export const orderHandlers = {
  addScreeningOrder,
  cancelScreening,
  refreshScreening,
  recordScreeningFee,
  payScreeningFee,
  payOwnScreeningFee,
  completeScreening,
  startScreening,
  consentToScreening,
};
