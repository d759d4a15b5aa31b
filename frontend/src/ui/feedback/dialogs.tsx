import { lazy, Suspense, useSyncExternalStore } from 'react';
import { messages } from '../../../../shared/domain/messages';
import type { DialogKind, DialogRequest } from './dialog-request';

let queue: readonly DialogRequest[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly DialogRequest[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

type Ask = Pick<DialogRequest, 'icon' | 'title' | 'text' | 'choices' | 'danger'> & { blocking?: boolean };

function ask({ blocking = false, ...request }: Ask): Promise<string | undefined> {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  return new Promise((resolve) => {
    change([...queue, { ...request, blocking, opener, id: nextId++, resolve }]);
  });
}

const ok = { value: 'ok', label: messages.ok };

/**
 * The spec's alerts as in-page dialogs, in its exact words. Each promise resolves once the dialog is gone
 * and the focus is back, so the caller can await it and then navigate.
 */
export const dialogs = {
  /** A message and OK. */
  alert: async (text: string): Promise<void> => void (await ask({ title: text, choices: [ok] })),

  /** A text under its title, and OK. */
  message: async ({ title, text }: { title: string; text: string }): Promise<void> =>
    void (await ask({ title, text, choices: [ok] })),

  /** A result: an icon and OK. Without a title, the text is the heading. */
  result: async ({ icon, title, text }: { icon: DialogKind; title?: string; text: string }): Promise<void> =>
    void (await ask(title ? { icon, title, text, choices: [ok] } : { icon, title: text, choices: [ok] })),

  /** True only for yes; Escape and closing mean no. */
  confirm: async (
    text: string,
    labels: { yes?: string; no?: string; title?: string; danger?: boolean } = {},
  ): Promise<boolean> => {
    const choices = [
      { value: 'no', label: labels.no ?? messages.no },
      { value: 'yes', label: labels.yes ?? messages.yes },
    ];
    const words = labels.title ? { title: labels.title, text } : { title: text };
    return (await ask({ ...words, choices, danger: labels.danger })) === 'yes';
  },

  /** Stays until its only button is pressed. */
  block: async ({ title, text, button }: { title: string; text: string; button: string }): Promise<void> =>
    void (await ask({ title, text, choices: [{ value: 'go', label: button }], blocking: true })),
};

/** Dismisses all dialogs except blocking ones, for navigation. */
export function dismissAll(): void {
  const gone = queue.filter((request) => !request.blocking);
  change(queue.filter((request) => request.blocking));
  for (const request of gone) request.resolve(undefined);
}

const MessageDialog = lazy(() => import('./message-dialog'));

/** Once per layout: shows what `dialogs` was asked, one at a time. */
export function DialogViewport() {
  const request = useSyncExternalStore(subscribe, () => queue[0]);
  if (!request) return null;
  const done = (answer: string | undefined) => {
    change(queue.filter((other) => other !== request));
    request.resolve(answer);
  };
  return (
    <Suspense fallback={null}>
      <MessageDialog key={request.id} request={request} onDone={done} />
    </Suspense>
  );
}
