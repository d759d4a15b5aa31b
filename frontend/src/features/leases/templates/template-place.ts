/** `id`: the template that is edited; `from`: the one that a new one begins as a copy of. Neither: a new one. */
export type TemplatePlace = { readonly id?: string; readonly from?: string };

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const parseTemplatePlace = ({ id, from }: Record<string, unknown>) => ({
  id: text(id),
  from: text(from),
});
