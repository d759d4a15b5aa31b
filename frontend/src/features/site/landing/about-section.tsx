import { messages } from '../../../../../shared/domain/messages';
import { productName } from '../../../../../shared/domain/product';
import './about-section.css';

const principles = [
  {
    title: 'Calm',
    text: 'A screen shows what you came for. Nothing blinks, and nothing shouts except what is overdue.',
  },
  {
    title: 'Exact',
    text: 'Money is counted in cents, every change is written down, and figures line up from the lease to the report.',
  },
  {
    title: 'Fair to everyone',
    text: 'Owner, manager and tenant each see their side of the same facts, on any device and with any aid.',
  },
];

export const AboutSection = () => (
  <section id="about" className="about" aria-labelledby="about-title">
    <div className="site-width">
      <div className="story">
        <h2 id="about-title">{messages.aboutUs}</h2>
        <p className="lead">
          {productName} began with a drawer: keys with paper tags, leases in plastic sleeves, a notebook of
          who had paid.
        </p>
        <p>
          The drawer worked, as long as one person knew it by heart. We build the drawer that everyone can
          open: the landlord who rents out the apartment upstairs, the manager who looks after other people’s
          houses, the tenant who wants to know that the repair is on its way.
        </p>
      </div>
      <dl>
        {principles.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
