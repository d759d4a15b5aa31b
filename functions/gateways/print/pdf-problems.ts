import { maxUploadedPages } from '../../../shared/domain/leases/term';

const again = 'Print it to a new PDF, then bring that one.';
export const brokenPdf = `This PDF cannot be read. ${again}`;

export const pdfProblems = {
  locked: 'This PDF is protected by a password. Save it without one, then bring it again.',
  active: `This PDF has scripts, media, layers or other files inside. ${again}`,
  form: `This PDF has fields to fill in, or signatures. Fill it in first. ${again}`,
  long: `At most ${maxUploadedPages} pages.`,
} as const;
