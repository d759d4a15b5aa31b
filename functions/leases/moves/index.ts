import {
  changeRent,
  decideHoldover,
  endLease,
  giveNotice,
  renewLease,
  reopenLease,
  returnKeys,
  takeNoticeBack,
} from './lease-moves';
import { moveWalkThrough } from './move-walk-through';
import { offerRenewal } from './offer-renewal';

export const moveHandlers = {
  renewLease,
  offerRenewal,
  giveNotice,
  takeNoticeBack,
  returnKeys,
  moveWalkThrough,
  endLease,
  reopenLease,
  decideHoldover,
  changeRent,
};
