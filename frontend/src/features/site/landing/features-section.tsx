import './features-section.css';
import { advertised } from './advertised';

export const FeaturesSection = () => (
  <section id="features" className="features site-width" aria-labelledby="features-title">
    <header className="section-head">
      <h2 id="features-title">Six things you can stop doing by hand</h2>
      <p>
        One house file for the people around a home: owners, managers, tenants, applicants and co-signers.
      </p>
    </header>
    <ul>
      {advertised.map(({ icon: Icon, title, text, plan }) => (
        <li key={title}>
          <Icon aria-hidden="true" size={26} strokeWidth={1.6} />
          <h3>
            {title}
            {plan && <span className="pill">{plan}</span>}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
