import { Select, type SelectProps } from './select';

/** A choice in a toolbar: its label is read out, the chosen words say the rest. */
export const CompactSelect = ({
  label,
  onValue,
  ...select
}: Pick<SelectProps, 'value' | 'w' | 'options'> & { label: string; onValue: (value: string) => void }) => (
  <Select {...select} aria-label={label} onChange={(event) => onValue(event.target.value)} />
);
