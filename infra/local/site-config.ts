import { productName } from '../../shared/domain/product';
import type { Secrets } from './secrets';

/** `/config.json` (decisions, Running on one machine). Its envelope key is public: shared/wire/envelope. */
export const siteConfig = ({ envelopeKey, envelopeIv, stripePublishableKey }: Secrets) => ({
  apiBase: '',
  envelopeKey,
  envelopeIv,
  stripePublishableKey,
  productName,
});
