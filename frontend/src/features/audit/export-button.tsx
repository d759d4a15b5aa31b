import { Download } from 'lucide-react';
import { useState } from 'react';
import { report } from '../../api/report';
import { Button } from '../../ui/button';
import { downloadCsv } from '../../ui/download';
import { toast } from '../../ui/toast';
import type { AuditPlace } from './audit-place';
import { fetchExport } from './queries';

/** What the filters let through, as a file. */
export function ExportButton({ place }: { place: AuditPlace }) {
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      const { csv, isWhole } = await fetchExport(place);
      downloadCsv(csv, 'audit-log.csv');
      if (!isWhole)
        toast({
          title: 'The file holds the newest 5,000 entries. Choose fewer days for the rest.',
          kind: 'info',
        });
    } catch (cause) {
      report('The audit log could not be exported', cause);
      toast({ title: 'The log could not be exported. Please try again.', kind: 'error' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="outline" pending={isPending} onClick={() => void run()}>
      <Download aria-hidden="true" />
      Export CSV
    </Button>
  );
}
