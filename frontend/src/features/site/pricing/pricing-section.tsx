import { PricingBlock } from './pricing-block';

export const PricingSection = () => (
  <section id="pricing" className="pricing" aria-labelledby="pricing-title">
    <div className="site-width">
      <header className="section-head">
        <h2 id="pricing-title">Pricing</h2>
        <p>Every plan starts with 14 free days. Change or cancel at any time.</p>
      </header>
      <PricingBlock headingLevel={3} />
    </div>
  </section>
);
