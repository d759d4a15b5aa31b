import type { ReactNode } from 'react';
import { usePageTitle } from '../../../ui/layout/page-title';
import { NameMark } from '../../../ui/primitives/name-mark';
import '../../../ui/theme/site.css';
import '../signing.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** A lease is wider than a card. */
  wide?: boolean;
  children?: ReactNode;
};

/** The frame of every signer's page: product, subject, and what to do. */
export function SigningFrame({ title, lead, wide = false, children }: Props) {
  const heading = usePageTitle(title);
  return (
    <div className="site signing" data-wide={wide || undefined}>
      <header className="signing-bar">
        <NameMark size={22} />
      </header>
      <main>
        <div className="signing-head">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}

/** A section of a signer's page, on its own card. */
export const Card = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className="card" aria-label={title}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
);
