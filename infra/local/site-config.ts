import { productName } from '../../shared/domain/product';
import type { Secrets } from './secrets';

/** What `/config.json` says, here and in a deployed stage (decisions, Running on one machine). The envelope's key is no secret: see shared/wire/envelope. */
export const siteConfig = ({ envelopeKey, envelopeIv, stripePublishableKey }: Secrets) => ({
  apiBase: '',
  envelopeKey,
  envelopeIv,
  stripePublishableKey,
  productName,
});
