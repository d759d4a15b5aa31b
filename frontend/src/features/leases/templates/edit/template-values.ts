import type { TermFields } from '../../../../../../shared/domain/leases/term';

export type TemplateFacts = {
  readonly name: string;
  readonly kind: TermFields['kind'];
  readonly description: string;
};

/** `text` is the document as JSON: one value, whatever its size. */
export type TemplateValues = TemplateFacts & { readonly text: string };
