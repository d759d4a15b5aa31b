import { Download } from 'lucide-react';
import { useState } from 'react';
import { displayDate, localDateOf } from '../../../../shared/domain/dates';
import { report } from '../../api/report';
import { toast } from '../../ui/feedback/toast';
import { downloadCsv } from '../../ui/media/download';
import { Button } from '../../ui/primitives/button';
import type { AuditPlace } from './audit-place';
import { fetchExport } from './queries';

/** The reader's local date of an instant, as the filters use it. */
const dayOf = (instant: string): string =>
  displayDate(localDateOf(new Date(instant), -new Date(instant).getTimezoneOffset()));

/** Exports the filtered entries as a file. */
export function ExportButton({ place }: { place: AuditPlace }) {
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      const { csv, lookedBackTo } = await fetchExport(place);
      downloadCsv(csv, 'audit-log.csv');
      if (lookedBackTo !== undefined)
        toast({
          title: `The file goes back to ${dayOf(lookedBackTo)}. For older entries, choose the days up to then.`,
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
