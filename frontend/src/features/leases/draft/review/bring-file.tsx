import type { Term } from '../../../../../../shared/domain/leases/term';
import { Notice } from '../../../../ui/feedback/notice';
import { Stack } from '../../../../ui/layout/layout';
import { Muted } from '../../../../ui/primitives/text';
import { bringPdf } from '../../parts/bring-pdf';
import { PdfPicker } from '../../parts/pdf-picker';

type Props = { leaseId: string; draft: Term; onDraft: (draft: Term) => Promise<void> };

/** Instead of a template: the person's own lease, as a PDF. */
export function BringFile({ leaseId, draft, onDraft }: Props) {
  const text = draft.text?.from === 'pdf' ? draft.text : undefined;
  const take = async (file: File) =>
    onDraft({ ...draft, text: { from: 'pdf', ...(await bringPdf(leaseId, file)) } });
  return (
    <Stack gap="3" mt="3" alignItems="flex-start">
      {text && (
        <Notice kind="info" title={`Your own PDF, ${text.pages === 1 ? '1 page' : `${text.pages} pages`}`}>
          Everyone signs on a page that is added after it. Dates, people and rent are taken from the steps
          before, so make sure that the PDF says the same.
        </Notice>
      )}
      <PdfPicker
        button={text ? 'Use another PDF' : 'Use your own PDF'}
        label="Lease as a PDF"
        hint={!text && <Muted>A finished lease of at most 25 MB, without fields to fill in.</Muted>}
        problemId="file-problem"
        take={take}
      />
    </Stack>
  );
}
