import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TemplateLine } from '../../../../../../shared/contract/lease-templates';
import { drawings } from '../../../../ui/drawings';
import { EmptyState } from '../../../../ui/empty-state';
import { Failed } from '../../../../ui/failed';
import { Grow, Row, Stack } from '../../../../ui/layout';
import { LinkButton } from '../../../../ui/link-button';
import { Page } from '../../../../ui/page';
import { RuledList } from '../../../../ui/plain-list';
import { Section } from '../../../../ui/section';
import { SkeletonList } from '../../../../ui/skeleton-list';
import { Muted, Strong } from '../../../../ui/text';
import { TextLink } from '../../../../ui/text-link';
import { templatesQuery } from '../../queries';
import { toLeases } from '../../show/waiting-lease';
import { TemplateBadge } from '../template-badge';

/** /leaseTemplates: the organization's own texts, and the product's to begin from. */
export function TemplateList() {
  const read = useQuery(templatesQuery);
  const own = read.data?.filter(({ seeded }) => !seeded) ?? [];
  const add = (
    <LinkButton to="/createLeaseTemplate">
      <FilePlus2 aria-hidden="true" />
      New template
    </LinkButton>
  );
  return (
    <Page
      title="Lease templates"
      lead="The texts that leases are made from. A lease keeps the version it was made from."
      back={toLeases}
      action={own.length > 0 && add}
    >
      <Section flush title="Your templates">
        {read.isError && !read.data && <Failed error={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <SkeletonList rows={3} picture={false} />}
        {read.data && own.length === 0 && (
          <EmptyState
            title="No templates of your own yet"
            text="Write one, bring a Word file, or begin with a copy of a text below."
            drawing={drawings.paper}
            action={add}
          />
        )}
        <Lines templates={own}>{(template) => <OwnLine template={template} />}</Lines>
      </Section>
      <Section
        flush
        title="To begin with"
        lead="Written for use in any state. Not legal advice: have a text reviewed before you use it."
      >
        {read.isPending && <SkeletonList rows={3} picture={false} />}
        <Lines templates={read.data?.filter(({ seeded }) => seeded) ?? []}>
          {(template) => <SeededLine template={template} />}
        </Lines>
      </Section>
    </Page>
  );
}

type Line = { template: TemplateLine };

const Lines = ({
  templates,
  children,
}: {
  templates: readonly TemplateLine[];
  children: (template: TemplateLine) => ReactNode;
}) =>
  templates.length > 0 && (
    <RuledList>
      {templates.map((template) => (
        <li key={template.template_id}>{children(template)}</li>
      ))}
    </RuledList>
  );

const OwnLine = ({ template }: Line) => (
  <Row spread>
    <Grow flexBasis="14rem">
      <Stack gap="0.5">
        <TextLink to="/createLeaseTemplate" search={{ id: template.template_id }}>
          <bdi>{template.name}</bdi>
        </TextLink>
        {template.description && (
          <Muted small>
            <bdi>{template.description}</bdi>
          </Muted>
        )}
      </Stack>
    </Grow>
    <TemplateBadge template={template} />
  </Row>
);

const SeededLine = ({ template: { template_id: from, name, description } }: Line) => (
  <Row spread>
    <Grow flexBasis="14rem">
      <Stack gap="0.5">
        <Strong>{name}</Strong>
        <Muted small>{description}</Muted>
      </Stack>
    </Grow>
    <LinkButton
      to="/createLeaseTemplate"
      search={{ from }}
      variant="outline"
      size="sm"
      aria-label={`Begin with a copy of ${name}`}
    >
      Begin with a copy
    </LinkButton>
  </Row>
);
