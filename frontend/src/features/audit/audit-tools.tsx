import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { auditActions, auditedKinds } from '../../../../shared/domain/audit';
import { CompactSelect } from '../../ui/compact-select';
import { Input } from '../../ui/fields/text-field';
import { SearchBox } from '../../ui/search-box';
import type { SelectOption } from '../../ui/select';
import { type AuditPlace, narrowed } from './audit-place';
import { kindNames } from './audit-texts';

const actions: readonly SelectOption[] = [
  { value: '', label: 'Any action' },
  ...Object.entries(auditActions).map(([value, label]) => ({ value, label })),
];
const kinds: readonly SelectOption[] = [
  { value: '', label: 'Any kind' },
  ...auditedKinds.map((value) => ({ value, label: kindNames[value] })),
];

function Day({ label, value, onDay }: { label: string; value: string; onDay: (day: string) => void }) {
  const id = useId();
  return (
    <chakra.div
      display="flex"
      flex={{ base: '1 1 8rem', sm: 'none' }}
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ base: 'stretch', sm: 'center' }}
      gap={{ base: '1', sm: '2' }}
      minW="0"
    >
      <chakra.label htmlFor={id} color="muted" fontSize="sm">
        {label}
      </chakra.label>
      <Input
        id={id}
        type="date"
        dir="ltr"
        minW="0"
        px={{ base: '2', sm: '3' }}
        value={value}
        onChange={(event) => onDay(event.target.value)}
      />
    </chakra.div>
  );
}

/** On a phone the longer ones have a line of their own, the others two to a line. */
const wide = { base: '1 / -1', sm: 'auto' };

type Props = {
  place: AuditPlace;
  onPlace: (place: AuditPlace) => void;
  people: readonly SelectOption[];
};

/** Thing, person, action, kind and days; each change is a new place in the address. */
export function AuditTools({ place, onPlace, people }: Props) {
  const change = (raw: Record<string, string>) => onPlace(narrowed(place, raw));
  return (
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns={{
        base: '1fr 1fr',
        xl: 'minmax(12rem, 2fr) repeat(3, minmax(9rem, 1fr))',
      }}
      px={{ base: '4', md: '6' }}
      py="4"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <chakra.div gridColumn={wide} minW="0">
        <SearchBox
          label="Search the thing’s name"
          value={place.thing ?? ''}
          onSearch={(thing) => change({ thing })}
          maxW="full"
        />
      </chakra.div>
      <chakra.div gridColumn={wide} minW="0">
        <CompactSelect
          label="Person"
          options={people}
          value={place.person ?? ''}
          onValue={(person) => change({ person })}
        />
      </chakra.div>
      <CompactSelect
        label="Action"
        options={actions}
        value={place.action ?? ''}
        onValue={(action) => change({ action })}
      />
      <CompactSelect
        label="Kind"
        options={kinds}
        value={place.kind ?? ''}
        onValue={(kind) => change({ kind })}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3" gridColumn="1 / -1">
        <Day label="From" value={place.from ?? ''} onDay={(from) => change({ from })} />
        <Day label="To" value={place.to ?? ''} onDay={(to) => change({ to })} />
      </chakra.div>
    </chakra.div>
  );
}
