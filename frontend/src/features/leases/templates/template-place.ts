/** `id`: the template being edited; `from`: the one a new template copies. Neither: a new one. */
export type TemplatePlace = { readonly id?: string; readonly from?: string };

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const parseTemplatePlace = ({ id, from }: Record<string, unknown>) => ({
  id: text(id),
  from: text(from),
});
