import { PricingBlock } from './pricing-block';

export const PricingSection = () => (
  <section id="pricing" className="pricing" aria-labelledby="pricing-title">
    <div className="site-width">
      <header className="section-head">
        <h2 id="pricing-title">Pricing</h2>
        <p>Every plan begins with 14 days that cost nothing. Change it or leave at any time.</p>
      </header>
      <PricingBlock headingLevel={3} />
    </div>
  </section>
);
