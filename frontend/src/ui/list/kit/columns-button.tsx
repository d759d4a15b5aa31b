import { chakra } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { CheckboxField } from '../../fields/checkbox-field';
import { Row, Stack } from '../../layout/layout';
import { Button } from '../../primitives/button';
import { IconButton } from '../../primitives/icon-button';
import { Popover } from '../../primitives/popover';
import { columnToggled, type KitColumn, shownColumns } from './kit-column';
import { changeChoices, useListChoices } from './use-list-choices';

type Props = {
  columns: readonly Pick<KitColumn<never>, 'key' | 'header' | 'priority'>[];
  chosen: readonly string[];
  /** Undefined for the list's own columns. */
  onChosen: (chosen: readonly string[] | undefined) => void;
};

const densities = [
  { isCompact: false, label: 'Comfortable' },
  { isCompact: true, label: 'Compact' },
] as const;

/** Which columns a table has, and how high its rows are. */
export function ColumnsButton({ columns: all, chosen, onChosen }: Props) {
  const columns = all as readonly KitColumn<never>[];
  const { isCompact } = useListChoices();
  const shown = shownColumns(columns, { chosen }).map(({ key }) => key);
  return (
    <Popover
      label="Columns and density"
      placement="bottom-end"
      trigger={
        <IconButton
          label="Columns and density"
          variant="outline"
          size="sm"
          display={{ base: 'none', lg: 'inline-flex' }}
        >
          <Columns3 aria-hidden="true" />
        </IconButton>
      }
    >
      <Stack gap="3" w="56">
        <Stack role="group" aria-label="Columns" gap="1.5" maxH="80" overflowY="auto" p="1">
          {columns.map(({ key, header }, at) => (
            <CheckboxField
              key={key}
              label={header}
              checked={shown.includes(key)}
              disabled={at === 0}
              onChange={() => onChosen(columnToggled(columns, { chosen, key }))}
            />
          ))}
        </Stack>
        {chosen.length > 0 && (
          <Button variant="plain" size="sm" onClick={() => onChosen(undefined)}>
            Reset columns
          </Button>
        )}
        <chakra.hr h="1px" border="none" bg="border" />
        <Row role="group" aria-label="Density" gap="2">
          {densities.map((density) => (
            <Button
              key={density.label}
              size="sm"
              variant={density.isCompact === isCompact ? 'subtle' : 'ghost'}
              aria-pressed={density.isCompact === isCompact}
              onClick={() => changeChoices({ isCompact: density.isCompact })}
            >
              {density.label}
            </Button>
          ))}
        </Row>
      </Stack>
    </Popover>
  );
}
