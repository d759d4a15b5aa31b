import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';

/** A button that is only an icon; its label is read out and shown as a tip. */
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
