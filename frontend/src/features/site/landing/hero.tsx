import { messages } from '../../../../../shared/domain/messages';
import { productName } from '../../../../../shared/domain/product';
import { usePageTitle } from '../../../ui/layout/page-title';
import { HousesDrawing } from '../../../ui/primitives/houses-drawing';
import { Picture } from '../picture';
import { SiteLink } from '../site-link';
import { places } from '../travel';
import './hero.css';

/** LND-03: the welcome, the sign-up, and a picture of the product. */
export function Hero() {
  const heading = usePageTitle('Rental properties, well kept');
  return (
    <section id="home" className="hero" aria-labelledby="welcome">
      <div className="site-width words">
        <h1 id="welcome" ref={heading} tabIndex={-1}>
          Welcome to {productName}
        </h1>
        <div>
          <p className="lead">
            Properties, leases and rent money in one well-kept house file: for the landlord with one door, and
            for the organization with ten thousand.
          </p>
          <p className="actions">
            <SiteLink href={places.signUp} className="button">
              {messages.getStarted}
            </SiteLink>
            <a href="#pricing" className="button outline">
              See the plans
            </a>
          </p>
          <p className="small">14 days with everything. No card needed.</p>
        </div>
      </div>
      <div className="stage">
        <div className="site-width sheets">
          <Picture name="dashboard" className="desk" isFirst />
          <Picture name="phone" className="phone" />
        </div>
        <HousesDrawing />
      </div>
    </section>
  );
}
