import { chooseTimeZone } from './choose-time-zone';
import { countLeases } from './count-leases';
import { getLease } from './get-lease';
import { listLeases } from './list-leases';
import { setRentShares } from './set-rent-shares';

export const termHandlers = {
  getLease,
  listLeases,
  countLeases,
  setRentShares,
  chooseTimeZone,
};
