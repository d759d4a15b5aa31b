import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import type { TemplateLine } from '../../../../../../shared/contract/lease-templates';
import type { LeaseDocument } from '../../../../../../shared/domain/leases/document/lease-document';
import { api } from '../../../../api/client';
import { refusalWords } from '../../../../api/refusal-words';
import { dialogs } from '../../../../ui/feedback/dialogs';
import { Failed } from '../../../../ui/feedback/failed';
import { Notice } from '../../../../ui/feedback/notice';
import { SkeletonList } from '../../../../ui/feedback/skeleton-list';
import { toast } from '../../../../ui/feedback/toast';
import { Page } from '../../../../ui/layout/page';
import { Section } from '../../../../ui/layout/section';
import { ActionMenu } from '../../../../ui/primitives/action-menu';
import { templateChanged, templateQuery } from '../queries';
import { TemplateForm } from './template-form';

type Template = TemplateLine & { readonly document: LeaseDocument };

const back = { to: '/leaseTemplates', label: 'Lease templates' } as const;

const blank: LeaseDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Lease' }] },
    { type: 'clause', attrs: { id: 'first' }, content: [{ type: 'clauseTitle' }, { type: 'paragraph' }] },
    { type: 'signatures', attrs: { role: 'tenants' } },
    { type: 'signatures', attrs: { role: 'owner' } },
  ],
};

type Props = {
  /** The template being edited; absent for a new one. */
  id?: string | undefined;
  /** The template a new one is copied from. */
  from?: string | undefined;
  onSaved: (id: string) => void;
};

/** /createLeaseTemplate: a new text, a copy of one, or one of the organization's own. */
export function TemplatePage({ id, from, onSaved }: Props) {
  const source = id ?? from;
  const read = useQuery({ ...templateQuery(source ?? ''), enabled: source !== undefined });
  if (source === undefined)
    return (
      <Page title="New lease template" back={back}>
        <TemplateForm
          begun={{ name: '', kind: 'residential', description: '', document: blank }}
          onSaved={onSaved}
        />
      </Page>
    );
  if (!read.data)
    return (
      <Page title="Lease template" back={back}>
        <Section flush>
          {read.isError ? (
            <Failed error={read.error} onRetry={() => void read.refetch()} />
          ) : (
            <SkeletonList picture={false} />
          )}
        </Section>
      </Page>
    );
  // A seeded text is only ever copied.
  if (id === undefined || read.data.seeded)
    return (
      <Page title="New lease template" lead={`Copied from ${read.data.name}.`} back={back}>
        <TemplateForm begun={{ ...read.data, name: `${read.data.name} (copy)` }} onSaved={onSaved} />
      </Page>
    );
  return <OwnTemplate template={read.data} onSaved={onSaved} />;
}

const stateOf = ({ published, has_draft }: TemplateLine): string => {
  if (published === 0) return 'A draft so far. Leases can be made from it once it is published.';
  const next = has_draft ? ` Below is the draft of version ${published + 1}.` : '';
  return `New leases use version ${published}.${next}`;
};

function OwnTemplate({ template, onSaved }: { template: Template; onSaved: (id: string) => void }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { template_id, version, archived } = template;
  const archive = async () => {
    setBusy(true);
    try {
      await api.leases.archiveTemplate({ body: { template_id, version, archived: !archived } });
      toast({ title: archived ? 'Template restored' : 'The template is archived' });
    } catch (cause) {
      await dialogs.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) });
    } finally {
      setBusy(false);
      await templateChanged(client, template_id);
    }
  };
  const Icon = archived ? ArchiveRestore : Archive;
  return (
    <Page
      title={template.name}
      lead={stateOf(template)}
      back={back}
      action={
        <ActionMenu
          label="More actions"
          actions={[
            {
              key: 'archive',
              label: archived ? 'Restore' : 'Archive',
              icon: <Icon size={16} aria-hidden="true" />,
              onSelect: () => void archive(),
              not: isBusy ? 'Under way' : undefined,
            },
          ]}
        />
      }
    >
      {archived && (
        <Notice title="This template is archived">New leases cannot use it. Existing leases keep it.</Notice>
      )}
      <TemplateForm key={template_id} begun={template} saved={template} onSaved={onSaved} />
    </Page>
  );
}
