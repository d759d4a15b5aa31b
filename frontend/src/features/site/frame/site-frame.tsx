import type { ReactNode } from 'react';
import '../../../ui/theme/site.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The frame of every public page. */
export const SiteFrame = ({ isLanding, children }: { isLanding: boolean; children: ReactNode }) => (
  <div className="site">
    <a className="skip" href="#content">
      Skip to the content
    </a>
    <SiteHeader isLanding={isLanding} />
    <main id="content">{children}</main>
    <SiteFooter isLanding={isLanding} />
  </div>
);
