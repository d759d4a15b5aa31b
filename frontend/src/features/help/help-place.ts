export type HelpPlace = { readonly page?: string | undefined };

export const parseHelpPlace = ({ page }: Record<string, unknown>): HelpPlace =>
  typeof page === 'string' && page !== '' ? { page } : {};
