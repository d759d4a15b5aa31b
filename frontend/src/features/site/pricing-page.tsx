import { usePageTitle } from '../../ui/layout/page-title';
import { SiteFrame } from './frame/site-frame';
import { PricingBlock } from './pricing/pricing-block';

/** /auth/pricing: the pricing block on its own page. */
export function PricingPage() {
  const heading = usePageTitle('Pricing');
  return (
    <SiteFrame isLanding={false}>
      <section className="pricing alone" aria-labelledby="pricing-title">
        <div className="site-width">
          <header className="section-head">
            <h1 id="pricing-title" ref={heading} tabIndex={-1}>
              Pricing
            </h1>
            <p>Every plan starts with 14 free days.</p>
          </header>
          <PricingBlock headingLevel={2} />
        </div>
      </section>
    </SiteFrame>
  );
}
