import type { Bureau } from '../../../functions/gateways/screening/bureau';
import { refuse } from '../../../shared/wire/refusals';

const away = () => Promise.reject(refuse('bureau-away'));

/** Where no bureau was set up. */
export const noBureau: Bureau = {
  order: away,
  takeBack: away,
  report: away,
  readEvent: away,
  agency: away,
};
