import { displayDate } from '../../../../../shared/domain/dates';
import { company } from '../../../../../shared/domain/product';
import { usePageTitle } from '../../../ui/layout/page-title';
import { SiteFrame } from '../frame/site-frame';
import './legal-page.css';

export type LegalText = {
  readonly title: string;
  readonly lead: string;
  /** A local date. */
  readonly since: string;
  readonly sections: readonly { readonly title: string; readonly text: readonly string[] }[];
};

/** A page of plain text in the site's frame. */
export function LegalPage({ text: { title, lead, since, sections } }: { text: LegalText }) {
  const heading = usePageTitle(title);
  return (
    <SiteFrame isLanding={false}>
      <article className="legal" aria-labelledby="legal-title">
        <div className="site-width">
          <h1 id="legal-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="lead">{lead}</p>
          {sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              {section.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <section>
            <h2>Questions</h2>
            <p>
              Call <bdi dir="ltr">{company.phone}</bdi>, or write to {company.address.join(', ')}.
            </p>
          </section>
          <p className="since">In effect since {displayDate(since)}.</p>
        </div>
      </article>
    </SiteFrame>
  );
}
