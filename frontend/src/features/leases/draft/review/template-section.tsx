import { useQuery } from '@tanstack/react-query';
import type { Term } from '../../../../../../shared/domain/leases/term';
import { Failed } from '../../../../ui/feedback/failed';
import { Notice } from '../../../../ui/feedback/notice';
import { SkeletonList } from '../../../../ui/feedback/skeleton-list';
import { ChoiceCards } from '../../../../ui/fields/choice-cards';
import { Section } from '../../../../ui/layout/section';
import { Button } from '../../../../ui/primitives/button';
import { templatesQuery } from '../../queries';
import { BringFile } from './bring-file';

type Props = { leaseId: string; draft: Term; onDraft: (draft: Term) => Promise<void> };

/** Which text the lease is made from. */
export function TemplateSection({ leaseId, draft, onDraft }: Props) {
  const read = useQuery(templatesQuery);
  const text = draft.text?.from === 'template' ? draft.text : undefined;
  const chosen = text?.templateId ?? '';
  const choices = read.data?.filter(
    ({ published, archived, template_id }) => published > 0 && (!archived || template_id === chosen),
  );
  const newest = choices?.find(({ template_id }) => template_id === chosen)?.published;
  const choose = (id: string) => {
    const found = read.data?.find(({ template_id }) => template_id === id);
    if (!found) return;
    const { kind, template_id: templateId, published: version } = found;
    // The wizard's bar shows a failure.
    onDraft({ ...draft, kind, text: { from: 'template', templateId, version } }).catch(() => undefined);
  };
  return (
    <Section title="Template" lead="Not legal advice: have a text reviewed before you use it.">
      {read.isError && !read.data && <Failed error={read.error} onRetry={() => void read.refetch()} />}
      {!read.data && !read.isError && <SkeletonList rows={3} picture={false} />}
      {choices && (
        <ChoiceCards
          id="text"
          name="text"
          label="Template"
          hideLabel
          columns={1}
          value={chosen}
          choices={choices.map(({ template_id: value, name: label, description: hint }) => ({
            value,
            label,
            hint,
          }))}
          onValue={choose}
        />
      )}
      {text && newest !== undefined && newest > text.version && (
        <Notice
          action={
            <Button size="sm" variant="outline" onClick={() => choose(chosen)}>
              Use version {newest}
            </Button>
          }
        >
          This lease keeps version {text.version} of its text. Version {newest} has been published since.
        </Notice>
      )}
      <BringFile leaseId={leaseId} draft={draft} onDraft={onDraft} />
    </Section>
  );
}
