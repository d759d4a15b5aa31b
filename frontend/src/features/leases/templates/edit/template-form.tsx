import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { shapeProblem, sizeProblem } from '../../../../../../shared/domain/leases/document/document-rules';
import { LeaseDocument } from '../../../../../../shared/domain/leases/document/lease-document';
import {
  templateLimits,
  templateProblems,
} from '../../../../../../shared/domain/leases/templates/template-rules';
import type { Problem } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { FormFrame } from '../../../../forms/form-frame';
import { useAppForm } from '../../../../forms/use-app-form';
import { useFormField } from '../../../../forms/use-field';
import { toast } from '../../../../ui/feedback/toast';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { Columns } from '../../../../ui/layout/columns';
import { Stack } from '../../../../ui/layout/layout';
import { Section } from '../../../../ui/layout/section';
import { templateChanged } from '../queries';
import { FormText } from './form-text';
import { TemplateBar } from './template-bar';
import type { TemplateFacts, TemplateValues } from './template-values';

const kinds = [
  { value: 'residential', label: 'A whole home' },
  { value: 'room', label: 'A room of a shared home' },
  { value: 'commercial', label: 'An office, shop or workshop' },
];

const read = (text: string): LeaseDocument => JSON.parse(text);

type Props = {
  begun: TemplateFacts & { readonly document: LeaseDocument };
  /** As stored; absent for a new one. */
  saved?: { readonly template_id: string; readonly version: number };
  onSaved: (id: string) => void;
};

/** Name, kind and text of a template, saved as a draft or published. */
export function TemplateForm({ begun: { name, kind, description, document }, saved, onSaved }: Props) {
  const client = useQueryClient();
  const publishes = useRef(false);
  // After our own save, later typing is saved on top of it.
  const ours = useRef(0);
  const problems = (values: TemplateValues): Problem[] => {
    const text = read(values.text);
    const shape = sizeProblem(text) ?? shapeProblem(text);
    if (shape !== undefined) return [{ path: ['text'], message: shape }];
    return templateProblems({ ...values, document: text, publish: publishes.current }).map(
      ({ path: [field], message }) => ({ path: [field === 'document' ? 'text' : (field ?? '')], message }),
    );
  };
  const form = useAppForm({
    values: { name, kind, description, text: JSON.stringify(document) },
    version: saved?.version ?? 0,
    problems,
    submit: ({ text, ...facts }, { idempotencyKey, version }) => {
      const before = saved && { template_id: saved.template_id, version: Math.max(version, ours.current) };
      const body = {
        ...facts,
        ...before,
        document: LeaseDocument.parse(read(text)),
        publish: publishes.current,
      };
      return api.leases.saveTemplate({ body }, { idempotencyKey });
    },
    nameOf: (wireName) => (wireName.startsWith('document') ? 'text' : wireName),
    onSaved: async ({ result: { data } }) => {
      ours.current = data.version;
      const words = publishes.current ? `Published as version ${data.published}` : 'Draft saved';
      toast({ title: words });
      await templateChanged(client, data.template_id);
      onSaved(data.template_id);
    },
  });
  const submit = (publish: boolean) => {
    publishes.current = publish;
    form.submit();
  };
  return (
    <FormFrame form={form}>
      <Section title="About">
        <Stack gap="4">
          <Columns widths="1.4fr 1fr" from="sm" gap="4">
            <Line label="Name" name="name" required maxLength={templateLimits.name} />
            <Kind />
          </Columns>
          <Line
            label="Description (optional)"
            hint="Shown when you choose a template."
            name="description"
            maxLength={templateLimits.description}
          />
        </Stack>
      </Section>
      <FormText />
      <TemplateBar form={form} onSave={submit} />
    </FormFrame>
  );
}

const Line = ({
  name,
  ...field
}: {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  maxLength: number;
}) => <TextField autoComplete="off" {...field} {...useFormField(name)} />;

const Kind = () => <SelectField label="For" options={kinds} {...useFormField('kind')} />;
