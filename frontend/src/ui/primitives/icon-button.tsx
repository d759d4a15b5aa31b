import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';

/** An icon-only button; screen readers and the tooltip use its label. */
export function IconButton({
  label,
  children,
  ...props
}: Omit<ButtonProps, 'aria-label' | 'pendingText'> & { label: string; children: ReactNode }) {
  return (
    <Button variant="ghost" colorPalette="neutral" px="0" title={label} {...props} aria-label={label}>
      {props.pending ? null : children}
    </Button>
  );
}
