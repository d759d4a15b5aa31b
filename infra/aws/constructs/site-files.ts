import { productName } from '../../../shared/domain/product';
import type { Stage } from '../../config/stage';
import { robots, siteMap } from '../../site-pages';

/** The configuration a browser reads at start: public values only (decisions, Running on one machine). */
export const siteConfig = (stage: Stage) => ({
  apiBase: '',
  envelopeKey: stage.envelope.keys[0] ?? '',
  envelopeIv: stage.envelope.iv,
  stripePublishableKey: stage.stripePublishableKey,
  productName,
});

/** Site files that depend on the stage, by name; the build makes all others. */
export const stageFiles = (stage: Stage, siteUrl: string): Readonly<Record<string, string>> => ({
  'config.json': JSON.stringify(siteConfig(stage)),
  'robots.txt': robots(siteUrl),
  'sitemap.xml': siteMap(siteUrl),
});
