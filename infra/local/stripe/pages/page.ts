import type { Work } from '../core/work';

export type PageAnswer =
  | {
      readonly kind: 'html';
      readonly title: string;
      readonly body: string;
      readonly status?: number;
      /** Addresses that this page's forms may lead to, for its content security policy. */
      readonly leadsTo?: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'pdf'; readonly name: string; readonly bytes: Uint8Array };

export type PageCall = {
  readonly work: Work;
  readonly method: string;
  /** Parts of the path after the mount. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly form: Readonly<Record<string, string>>;
};

export const isPost = ({ method }: PageCall): boolean => method === 'POST';

/** A page's own address with something behind it. */
export const at = ({ work }: PageCall, ...parts: readonly string[]): string =>
  `${work.urls.mount}/${parts.join('/')}`;

export const redirect = (to: string): PageAnswer => ({ kind: 'redirect', to });
