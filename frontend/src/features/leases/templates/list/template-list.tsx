import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TemplateLine } from '../../../../../../shared/contract/lease-templates';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { Failed } from '../../../../ui/feedback/failed';
import { SkeletonList } from '../../../../ui/feedback/skeleton-list';
import { Grow, Row, Stack } from '../../../../ui/layout/layout';
import { Page } from '../../../../ui/layout/page';
import { RuledList } from '../../../../ui/layout/plain-list';
import { Section } from '../../../../ui/layout/section';
import { drawings } from '../../../../ui/primitives/drawings';
import { LinkButton } from '../../../../ui/primitives/link-button';
import { Muted, Strong } from '../../../../ui/primitives/text';
import { TextLink } from '../../../../ui/primitives/text-link';
import { templatesQuery } from '../../queries';
import { toLeases } from '../../show/waiting-lease';
import { TemplateBadge } from '../template-badge';

const onlyWhole = 'Who reaches the whole organization writes them.';

/** /leaseTemplates: the organization's own texts, and the seeded ones to copy. Some may only look. */
export function TemplateList({ mayKeep }: { mayKeep: boolean }) {
  const read = useQuery(templatesQuery);
  const own = read.data?.filter(({ seeded }) => !seeded) ?? [];
  const add = mayKeep && (
    <LinkButton to="/createLeaseTemplate">
      <FilePlus2 aria-hidden="true" />
      New template
    </LinkButton>
  );
  return (
    <Page
      title="Lease templates"
      lead="The wording your leases use. A lease keeps the version it was sent with."
      back={toLeases}
      action={own.length > 0 && add}
    >
      <Section flush title="Your templates">
        {read.isError && !read.data && <Failed error={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <SkeletonList rows={3} picture={false} />}
        {read.data && own.length === 0 && (
          <EmptyState
            title="No templates of your own yet"
            text={mayKeep ? 'Write one, import a Word file, or copy one of the texts below.' : onlyWhole}
            drawing={drawings.paper}
            action={add}
          />
        )}
        <Lines templates={own}>{(template) => <OwnLine template={template} mayKeep={mayKeep} />}</Lines>
      </Section>
      <Section
        flush
        title="Starter templates"
        lead="Written for use in any state. Not legal advice: have a text reviewed before you use it."
      >
        {read.isPending && <SkeletonList rows={3} picture={false} />}
        <Lines templates={read.data?.filter(({ seeded }) => seeded) ?? []}>
          {(template) => <SeededLine template={template} mayKeep={mayKeep} />}
        </Lines>
      </Section>
    </Page>
  );
}

type Line = { template: TemplateLine; mayKeep: boolean };

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

const OwnLine = ({ template, mayKeep }: Line) => (
  <Row spread>
    <Grow flexBasis="14rem">
      <Stack gap="0.5">
        {mayKeep ? (
          <TextLink to="/createLeaseTemplate" search={{ id: template.template_id }}>
            <bdi>{template.name}</bdi>
          </TextLink>
        ) : (
          <Strong>
            <bdi>{template.name}</bdi>
          </Strong>
        )}
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

const SeededLine = ({ template: { template_id: from, name, description }, mayKeep }: Line) => (
  <Row spread>
    <Grow flexBasis="14rem">
      <Stack gap="0.5">
        <Strong>{name}</Strong>
        <Muted small>{description}</Muted>
      </Stack>
    </Grow>
    {mayKeep && (
      <LinkButton
        to="/createLeaseTemplate"
        search={{ from }}
        variant="outline"
        size="sm"
        aria-label={`Copy ${name}`}
      >
        Copy
      </LinkButton>
    )}
  </Row>
);
