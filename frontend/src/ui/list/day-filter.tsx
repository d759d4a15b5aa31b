import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Input } from '../fields/text-field';

type Props = { label: string; value: string | undefined; onDay: (day: string) => void };

/** A date field for a list's toolbar. */
export function DayFilter({ label, value = '', onDay }: Props) {
  const id = useId();
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ sm: 'center' }}
      gap={{ base: '1', sm: '2' }}
      flex={{ base: '1 1 8.5rem', sm: 'none' }}
      minW="0"
    >
      <chakra.label htmlFor={id} color="muted" whiteSpace="nowrap">
        {label}
      </chakra.label>
      <Input id={id} type="date" dir="ltr" value={value} onChange={({ target }) => onDay(target.value)} />
    </chakra.div>
  );
}
