import { ContactSection } from './contact/contact-section';
import { SiteFrame } from './frame/site-frame';
import { AboutSection } from './landing/about-section';
import { FeaturesSection } from './landing/features-section';
import { Hero } from './landing/hero';
import { Showcase } from './landing/showcase';
import { PricingSection } from './pricing/pricing-section';

/** /auth/home (LND-01). Plain React and CSS, without the component library. */
export const LandingPage = () => (
  <SiteFrame isLanding>
    <Hero />
    <FeaturesSection />
    <Showcase />
    <PricingSection />
    <AboutSection />
    <ContactSection />
  </SiteFrame>
);
