import { messages } from '../../../../../shared/domain/messages';
import { company, productName } from '../../../../../shared/domain/product';
import { NameMark } from '../../../ui/primitives/name-mark';
import { SiteLink } from '../site-link';
import { places } from '../travel';
import './site-footer.css';
import { sections } from './sections';

export const SiteFooter = ({ isLanding }: { isLanding: boolean }) => (
  <footer className="site-footer">
    <div className="site-width">
      <div className="about-line">
        <NameMark size={24} />
        <p>Properties, leases and rent money, well kept.</p>
      </div>
      <nav aria-label="Footer">
        <ul>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a href={`${isLanding ? '' : places.home}#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <SiteLink href={places.login}>Login</SiteLink>
          </li>
          <li>
            <SiteLink href={places.signUp}>{messages.signup}</SiteLink>
          </li>
          <li>
            <SiteLink href={places.terms}>Terms</SiteLink>
          </li>
          <li>
            <SiteLink href={places.privacy}>Privacy</SiteLink>
          </li>
        </ul>
      </nav>
      <p className="owner">
        © {productName} · {company.address.join(', ')}
      </p>
    </div>
  </footer>
);
