import { Archive, ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { CsvExportButton } from '../../../ui/data/csv-export-button';
import type { CsvSource } from '../../../ui/data/use-csv-export';
import { Button } from '../../../ui/primitives/button';
import { type Archivable, useArchive } from '../change/use-archive';

type Props = {
  chosen: readonly Archivable[];
  /** The list shows archived properties. */
  isArchived: boolean;
  source: (propertyIds: readonly string[]) => CsvSource;
  onDone: () => void;
};

/** What can be done with the chosen properties. */
export function PropertyBulk({ chosen, isArchived, source, onDone }: Props) {
  const archive = useArchive();
  const [working, setWorking] = useState(false);
  const run = async () => {
    setWorking(true);
    await archive(chosen, !isArchived);
    setWorking(false);
    onDone();
  };
  return (
    <>
      <CsvExportButton size="sm" source={source(chosen.map(({ property_id }) => property_id))} />
      <Button size="sm" variant="outline" pending={working} onClick={() => void run()}>
        {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        {isArchived ? 'Restore' : 'Archive'}
      </Button>
    </>
  );
}
