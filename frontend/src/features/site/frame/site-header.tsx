import { Menu, X } from 'lucide-react';
import { messages } from '../../../../../shared/domain/messages';
import { productName } from '../../../../../shared/domain/product';
import { NameMark } from '../../../ui/primitives/name-mark';
import { SiteLink } from '../site-link';
import { places } from '../travel';
import './site-header.css';
import { sections } from './sections';
import { useMenu } from './use-menu';

/** The public pages' top bar (LND-01, LND-02). With `isLanding`, the anchors are on this page. */
export function SiteHeader({ isLanding }: { isLanding: boolean }) {
  const menu = useMenu();
  const base = isLanding ? '' : places.home;
  return (
    <header className={menu.isOpen ? 'site-header open' : 'site-header'}>
      <div className="site-width bar">
        <a className="brand" href={isLanding ? '#home' : places.home} aria-label={productName}>
          <NameMark size={26} />
        </a>
        <button
          ref={menu.toggle}
          type="button"
          className="menu-toggle"
          aria-expanded={menu.isOpen}
          aria-controls="site-menu"
          aria-label={menu.isOpen ? 'Close menu' : 'Open menu'}
          onClick={menu.press}
        >
          {menu.isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
        <nav id="site-menu" aria-label="Main">
          <ul>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`${base}#${id}`} onClick={menu.close}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <div className="enter">
            <SiteLink href={places.login} className="quiet">
              Login
            </SiteLink>
            <SiteLink href={places.signUp} className="button small">
              {messages.signup}
            </SiteLink>
          </div>
        </nav>
      </div>
    </header>
  );
}
