import type { Context } from '../core/context';

export type PageAnswer =
  | {
      readonly kind: 'html';
      readonly title: string;
      readonly body: string;
      readonly status?: number;
      /** Addresses that this page's form may redirect to, for the content security policy. */
      readonly formTargets?: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'pdf'; readonly name: string; readonly bytes: Uint8Array };

export type PageCall = {
  readonly context: Context;
  readonly method: string;
  /** The parts of the path after the mount. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly form: Readonly<Record<string, string>>;
};

export const isPost = ({ method }: PageCall): boolean => method === 'POST';

/** The path of a hosted page, including the mount. */
export const pathOf = ({ context }: PageCall, ...parts: readonly string[]): string =>
  `${context.urls.mount}/${parts.join('/')}`;

export const redirect = (to: string): PageAnswer => ({ kind: 'redirect', to });
