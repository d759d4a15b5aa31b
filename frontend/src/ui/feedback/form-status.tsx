import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A quiet line next to a form's button. Always mounted, so that screen readers announce changes. */
export function FormStatus({ kind = 'quiet', children }: { kind?: 'quiet' | 'error'; children?: ReactNode }) {
  return (
    <chakra.div role="status" aria-live="polite" fontSize="sm" color={kind === 'error' ? 'danger' : 'muted'}>
      {children && (
        <chakra.span display="inline-flex" alignItems="center" gap="1.5" dir="auto">
          {kind === 'error' && <CircleAlert size={16} aria-hidden="true" />}
          {children}
        </chakra.span>
      )}
    </chakra.div>
  );
}
