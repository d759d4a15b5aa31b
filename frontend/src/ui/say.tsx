import { lazy, Suspense, useSyncExternalStore } from 'react';
import { messages } from '../../../shared/domain/messages';
import type { Saying, SayKind } from './saying';

let queue: readonly Saying[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Saying[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

type Ask = Pick<Saying, 'icon' | 'title' | 'text' | 'choices' | 'danger'> & { blocking?: boolean };

function ask({ blocking = false, ...saying }: Ask): Promise<string | undefined> {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  return new Promise((resolve) => {
    change([...queue, { ...saying, blocking, opener, id: nextId++, resolve }]);
  });
}

const ok = { value: 'ok', label: messages.ok };

/**
 * The spec's alerts as in-page dialogs, in its exact words. Each promise resolves once the dialog is gone
 * and the focus is back, so the caller can await it and then navigate.
 */
export const say = {
  /** A message and OK. */
  alert: async (text: string): Promise<void> => void (await ask({ title: text, choices: [ok] })),

  /** A result: an icon and OK. Without a title, the text is the heading. */
  result: async ({ icon, title, text }: { icon: SayKind; title?: string; text: string }): Promise<void> =>
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
  const gone = queue.filter((saying) => !saying.blocking);
  change(queue.filter((saying) => saying.blocking));
  for (const saying of gone) saying.resolve(undefined);
}

const MessageDialog = lazy(() => import('./message-dialog'));

/** Once per layout: shows the dialogs of `say`, one at a time. */
export function SayViewport() {
  const saying = useSyncExternalStore(subscribe, () => queue[0]);
  if (!saying) return null;
  const done = (answer: string | undefined) => {
    change(queue.filter((other) => other !== saying));
    saying.resolve(answer);
  };
  return (
    <Suspense fallback={null}>
      <MessageDialog key={saying.id} saying={saying} onDone={done} />
    </Suspense>
  );
}
