import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../primitives/button';
import { IconButton } from '../primitives/icon-button';

type Toast = {
  readonly id: number;
  readonly title: string;
  readonly kind: 'info' | 'success' | 'error';
  readonly undo?: (() => void) | undefined;
};

const shownMs = 7000;
let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const clearToasts = (): void => change([]);

/** A short success message, with `undo` a way back. Never the only place that shows an error. */
export function toast({
  title,
  kind = 'success',
  undo,
}: {
  title: string;
  kind?: Toast['kind'];
  undo?: () => void;
}): void {
  change([...toasts.slice(-2), { id: nextId++, title, kind, undo }]);
}

const close = (id: number) => change(toasts.filter((other) => other.id !== id));
const icons = { info: Info, success: CircleCheck, error: CircleAlert };

function ToastLine({ toast: { id, title, kind, undo } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => close(id), shownMs);
    return () => clearTimeout(timer);
  }, [held, id]);
  const Icon = icons[kind];
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      minH="12"
      w="full"
      maxW="md"
      ps="4"
      pe="2"
      py="1"
      bg="ink"
      color="paper"
      borderRadius="card"
      boxShadow="float"
      pointerEvents="auto"
      animation="toast-in {durations.fade} ease-out"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} aria-hidden="true" />
      <chakra.span flex="1" py="2">
        <bdi>{title}</bdi>
      </chakra.span>
      {undo && (
        <Button
          size="sm"
          variant="plain"
          color="inherit"
          onClick={() => {
            undo();
            close(id);
          }}
        >
          Undo
        </Button>
      )}
      <IconButton label="Close" size="sm" color="inherit" _hover={{ bg: 'muted' }} onClick={() => close(id)}>
        <X aria-hidden="true" />
      </IconButton>
    </chakra.div>
  );
}

/** Once per layout: a polite live region at the bottom, above a phone's bar and a form's. */
export function ToastViewport() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <chakra.div
      role="status"
      aria-live="polite"
      data-chrome=""
      position="fixed"
      insetInline="0"
      bottom="calc(var(--bar-bottom, 0px) + var(--save-bar, 0px) + 1rem)"
      zIndex="toast"
      px="4"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="2"
      pointerEvents="none"
    >
      {shown.map((each) => (
        <ToastLine key={each.id} toast={each} />
      ))}
    </chakra.div>
  );
}
