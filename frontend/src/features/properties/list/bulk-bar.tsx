import { Archive, ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { CsvExportButton } from '../../../ui/csv-export-button';
import { Bar, Grow } from '../../../ui/layout';
import type { CsvSource } from '../../../ui/use-csv-export';
import { type Archivable, useArchive } from '../change/use-archive';

type Props = {
  chosen: readonly Archivable[];
  /** The list shows archived properties. */
  isArchived: boolean;
  source: (propertyIds: readonly string[]) => CsvSource;
  onDone: () => void;
};

/** What can be done with the chosen properties at once. */
export function BulkBar({ chosen, isArchived, source, onDone }: Props) {
  const archive = useArchive();
  const [working, setWorking] = useState(false);
  const run = async () => {
    setWorking(true);
    await archive(chosen, !isArchived);
    setWorking(false);
    onDone();
  };
  return (
    <Bar rule="below" display="flex" flexWrap="wrap" alignItems="center" gap="2" py="3" bg="primary.subtle">
      <Grow role="status" fontWeight="medium">
        <bdi>{`${chosen.length} selected`}</bdi>
      </Grow>
      <CsvExportButton size="sm" source={source(chosen.map(({ property_id }) => property_id))} />
      <Button size="sm" variant="outline" pending={working} onClick={() => void run()}>
        {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        {isArchived ? 'Restore' : 'Archive'}
      </Button>
      <Button size="sm" variant="plain" onClick={onDone}>
        Clear
      </Button>
    </Bar>
  );
}
