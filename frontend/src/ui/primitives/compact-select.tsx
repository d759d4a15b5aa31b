import { Select, type SelectProps } from './select';

/** A toolbar select. Its label is for screen readers only. */
export const CompactSelect = ({
  label,
  onValue,
  ...select
}: Pick<SelectProps, 'value' | 'w' | 'options'> & { label: string; onValue: (value: string) => void }) => (
  <Select {...select} aria-label={label} onChange={(event) => onValue(event.target.value)} />
);
