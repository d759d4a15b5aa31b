import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { dayText, money } from '../core/format';
import type { Invoice } from '../core/wire';

type Receipt = {
  readonly invoice: Invoice;
  readonly paidWith: string | undefined;
  /** Cents. */
  readonly refunded: number;
};

const ink = rgb(0.1, 0.12, 0.2);
const quiet = rgb(0.36, 0.39, 0.47);
const faint = rgb(0.85, 0.86, 0.9);
const margin = 56;
const rightEdge = 595 - margin;

/** The standard fonts have only Western letters. */
const toWestern = (text: string): string =>
  text
    .replaceAll('−', '-')
    .replaceAll('•', '*')
    .replace(/[^\u0020-\u00ff–]/g, '?');

type Pen = { readonly page: PDFPage; readonly font: PDFFont; readonly bold: PDFFont; y: number };
type Look = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly isQuiet?: boolean;
  readonly alignRight?: boolean;
};

function write(pen: Pen, text: string, { size = 10, bold, isQuiet, alignRight }: Look = {}): void {
  const font = bold ? pen.bold : pen.font;
  const westernText = toWestern(text);
  const x = alignRight ? rightEdge - font.widthOfTextAtSize(westernText, size) : margin;
  pen.page.drawText(westernText, { x, y: pen.y, size, font, color: isQuiet ? quiet : ink });
}

function drawRule(pen: Pen): void {
  pen.page.drawLine({
    start: { x: margin, y: pen.y },
    end: { x: rightEdge, y: pen.y },
    thickness: 0.75,
    color: faint,
  });
}

function writePair(pen: Pen, name: string, value: string, look: Look = {}): void {
  write(pen, name, { isQuiet: !look.bold, ...look });
  write(pen, value, { ...look, alignRight: true });
  pen.y -= 16;
}

function writeHeading(pen: Pen, { invoice, paidWith }: Receipt): void {
  const isPaid = invoice.status === 'paid';
  write(pen, isPaid ? 'Receipt' : 'Invoice', { size: 24, bold: true });
  write(pen, 'Keystead', { size: 14, bold: true, alignRight: true });
  pen.y -= 34;
  writePair(pen, 'Number', invoice.number ?? '');
  writePair(pen, 'Date', dayText(invoice.created));
  writePair(pen, 'To', invoice.customer_name || invoice.customer_email || '');
  const paidAt = invoice.status_transitions.paid_at;
  if (isPaid && paidAt !== null) writePair(pen, 'Paid on', dayText(paidAt));
  if (paidWith) writePair(pen, 'Paid with', paidWith);
  pen.y -= 12;
}

function writeLines(pen: Pen, { invoice }: Receipt): void {
  drawRule(pen);
  pen.y -= 18;
  for (const line of invoice.lines.data) {
    write(pen, line.description ?? '');
    write(pen, money(line.amount), { alignRight: true });
    pen.y -= 13;
    write(pen, `${dayText(line.period.start)} – ${dayText(line.period.end)}`, { size: 8, isQuiet: true });
    pen.y -= 19;
  }
  drawRule(pen);
  pen.y -= 20;
}

function writeTotals(pen: Pen, { invoice, refunded }: Receipt): void {
  writePair(pen, 'Total', money(invoice.total), { bold: true });
  if (invoice.total !== invoice.amount_due)
    writePair(pen, 'From or to the balance', money(invoice.amount_due - invoice.total));
  writePair(pen, 'Amount paid', money(invoice.amount_paid));
  if (refunded > 0) writePair(pen, 'Refunded', money(refunded));
}

/** One A4 page: the double's invoices have only a few lines. */
export async function invoicePdf(receipt: Receipt): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const kind = receipt.invoice.status === 'paid' ? 'Receipt' : 'Invoice';
  file.setTitle(`${kind} ${receipt.invoice.number ?? ''}`);
  file.setCreationDate(new Date(receipt.invoice.created * 1000));
  file.setModificationDate(new Date(receipt.invoice.created * 1000));
  const [font, bold] = await Promise.all([
    file.embedFont(StandardFonts.Helvetica),
    file.embedFont(StandardFonts.HelveticaBold),
  ]);
  const pen: Pen = { page: file.addPage([595, 842]), font, bold, y: 842 - margin - 16 };
  writeHeading(pen, receipt);
  writeLines(pen, receipt);
  writeTotals(pen, receipt);
  pen.y = margin;
  write(pen, 'A simulation: no money has moved.', { size: 8, isQuiet: true });
  return file.save();
}
