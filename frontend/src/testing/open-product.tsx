import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { buildRouter } from '../routes/router';

/** The whole product at a path, with its layouts and guards; answers its router. */
export async function openProduct(path: string) {
  const router = buildRouter();
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  render(<RouterProvider router={router} />);
  return router;
}
