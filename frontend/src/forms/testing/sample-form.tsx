import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import type { Problem } from '../../../../shared/domain/problem';
import { dismissAll } from '../../ui/feedback/dialogs';
import { clearToasts } from '../../ui/feedback/toast';
import { TextField } from '../../ui/fields/text-field';
import { Kit } from '../../ui/layout/kit';
import type { AppForm, FormOptions } from '../app-form';
import { textField } from '../merge';
import { PageForm } from '../page-form';
import { FormButtons, ShortForm } from '../short-form';
import { useAppForm } from '../use-app-form';
import { useFormField } from '../use-field';

export type Sample = { name: string; note: string };

type Options = Partial<FormOptions<Sample, unknown>>;

const problems = ({ name }: Sample): Problem[] =>
  name.trim() === '' ? [{ path: ['name'], message: 'Name is required' }] : [];

const useSample = (options: Options): AppForm<Sample> =>
  useAppForm<Sample>({
    values: { name: '', note: '' },
    problems,
    submit: () => Promise.resolve(),
    ...options,
  });

const Fields = () => (
  <>
    <TextField label="Name" {...useFormField('name')} />
    <TextField label="Note" {...useFormField('note')} />
  </>
);

export function SamplePage(options: Options) {
  const form = useSample(options);
  return (
    <PageForm form={form} submit="Save" cancel={{ to: '/propertiesList' }}>
      <Fields />
    </PageForm>
  );
}

/** Like a page that mounts and unmounts parts while the form stays. */
export function SampleAnew(options: Options) {
  const form = useSample(options);
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Show anew
      </button>
      <PageForm key={count} form={form} submit="Save" cancel={{ to: '/propertiesList' }}>
        <Fields />
      </PageForm>
    </>
  );
}

export function SampleDialog(options: Options) {
  const form = useSample(options);
  return (
    <ShortForm form={form}>
      <Fields />
      <FormButtons form={form} submit="Save" />
    </ShortForm>
  );
}

export const sampleMerge = [
  textField<'name', Sample>('name', 'Name'),
  textField<'note', Sample>('note', 'Note'),
];

export const sampleDraft = {
  name: 'sample',
  write: (values: Sample) => values,
  read: (stored: unknown): Sample | undefined =>
    typeof stored === 'object' && stored !== null && 'name' in stored && 'note' in stored
      ? { name: String(stored.name), note: String(stored.note) }
      : undefined,
};

/** Renders a form as the router's page `/`. `leave` navigates away, `change` replaces the form. */
export async function renderForm(first: ReactNode) {
  let put: (form: ReactNode) => void = () => undefined;
  const rootRoute = createRootRoute({
    component: () => (
      <Kit>
        <Outlet />
      </Kit>
    ),
  });
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: function Home() {
      const [form, setForm] = useState(first);
      put = setForm;
      return form;
    },
  });
  const elsewhere = createRoute({ getParentRoute: () => rootRoute, path: '/propertiesList' });
  const routeTree = rootRoute.addChildren([home, elsewhere]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  render(<RouterProvider router={router} />);
  return {
    place: () => router.state.location.pathname,
    leave: () => act(() => router.history.push('/propertiesList')),
    change: (form: ReactNode) => act(() => put(form)),
  };
}

/** Dialogs and toasts outlive their form, so this closes them too. */
export function leaveForm(): void {
  act(dismissAll);
  act(clearToasts);
  cleanup();
}
