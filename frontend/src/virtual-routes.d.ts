declare module 'virtual:routes' {
  import type { ClientRoute } from '../contract-routes';
  /** The contract without its schemas: see frontend/contract-routes. */
  export const routes: Record<string, Record<string, ClientRoute>>;
}
