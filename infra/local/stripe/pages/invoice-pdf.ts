import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { dayText, money } from '../core/format';
import type { Invoice } from '../core/wire';

type Told = {
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

/** The standard fonts know Western letters alone. */
const plain = (text: string): string =>
  text
    .replaceAll('−', '-')
    .replaceAll('•', '*')
    .replace(/[^\u0020-\u00ff–]/g, '?');

type Pen = { readonly page: PDFPage; readonly font: PDFFont; readonly bold: PDFFont; y: number };
type Look = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly soft?: boolean;
  readonly toEnd?: boolean;
  readonly x?: number;
};

function write(pen: Pen, text: string, { size = 10, bold, soft, toEnd, x = margin }: Look = {}): void {
  const font = bold ? pen.bold : pen.font;
  const said = plain(text);
  const start = toEnd ? rightEdge - font.widthOfTextAtSize(said, size) : x;
  pen.page.drawText(said, { x: start, y: pen.y, size, font, color: soft ? quiet : ink });
}

function rule(pen: Pen): void {
  pen.page.drawLine({
    start: { x: margin, y: pen.y },
    end: { x: rightEdge, y: pen.y },
    thickness: 0.75,
    color: faint,
  });
}

function pair(pen: Pen, name: string, value: string, look: Look = {}): void {
  write(pen, name, { soft: !look.bold, ...look });
  write(pen, value, { ...look, toEnd: true });
  pen.y -= 16;
}

function heading(pen: Pen, { invoice, paidWith }: Told): void {
  const isPaid = invoice.status === 'paid';
  write(pen, isPaid ? 'Receipt' : 'Invoice', { size: 24, bold: true });
  write(pen, 'Keystead', { size: 14, bold: true, toEnd: true });
  pen.y -= 34;
  pair(pen, 'Number', invoice.number ?? '');
  pair(pen, 'Date', dayText(invoice.created));
  pair(pen, 'To', invoice.customer_name || invoice.customer_email || '');
  const paidAt = invoice.status_transitions.paid_at;
  if (isPaid && paidAt !== null) pair(pen, 'Paid on', dayText(paidAt));
  if (paidWith) pair(pen, 'Paid with', paidWith);
  pen.y -= 12;
}

function lines(pen: Pen, { invoice }: Told): void {
  rule(pen);
  pen.y -= 18;
  for (const line of invoice.lines.data) {
    write(pen, line.description ?? '');
    write(pen, money(line.amount), { toEnd: true });
    pen.y -= 13;
    write(pen, `${dayText(line.period.start)} – ${dayText(line.period.end)}`, { size: 8, soft: true });
    pen.y -= 19;
  }
  rule(pen);
  pen.y -= 20;
}

function totals(pen: Pen, { invoice, refunded }: Told): void {
  pair(pen, 'Total', money(invoice.total), { bold: true });
  if (invoice.total !== invoice.amount_due)
    pair(pen, 'From or to the balance', money(invoice.amount_due - invoice.total));
  pair(pen, 'Amount paid', money(invoice.amount_paid));
  if (refunded > 0) pair(pen, 'Refunded', money(refunded));
}

/** A4, one page: receipts here have a handful of lines. */
export async function invoicePdf(told: Told): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const kind = told.invoice.status === 'paid' ? 'Receipt' : 'Invoice';
  file.setTitle(`${kind} ${told.invoice.number ?? ''}`);
  file.setCreationDate(new Date(told.invoice.created * 1000));
  file.setModificationDate(new Date(told.invoice.created * 1000));
  const [font, bold] = await Promise.all([
    file.embedFont(StandardFonts.Helvetica),
    file.embedFont(StandardFonts.HelveticaBold),
  ]);
  const pen: Pen = { page: file.addPage([595, 842]), font, bold, y: 842 - margin - 16 };
  heading(pen, told);
  lines(pen, told);
  totals(pen, told);
  pen.y = margin;
  write(pen, 'A simulation: no money has moved.', { size: 8, soft: true });
  return file.save();
}
