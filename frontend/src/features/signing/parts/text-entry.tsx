import type { ComponentProps } from 'react';

/** A labeled input of a signer's page. */
export const TextEntry = ({
  id,
  label,
  ...input
}: ComponentProps<'input'> & { id: string; label: string }) => (
  <div className="entry">
    <label htmlFor={id}>{label}</label>
    <input id={id} type="text" dir="auto" maxLength={200} {...input} />
  </div>
);
