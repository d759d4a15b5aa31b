import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const pdf = 'application/pdf';

describe('the folder guessed from a file’s name', () => {
  it.each([
    ['Lease 2026.pdf', pdf, 'lease'],
    ['signed_lease-unit4B.PDF', pdf, 'lease'],
    ['RentalAgreement.docx', '', 'lease'],
    ['release-form.pdf', pdf, 'other'],
    ['Please read.pdf', pdf, 'other'],
    ['MoveInChecklist.pdf', pdf, 'inspection'],
    ['move-out_condition.jpg', 'image/jpeg', 'inspection'],
    ['annual inspection 2025.pdf', pdf, 'inspection'],
    ['Renters_Insurance.pdf', pdf, 'insurance'],
    ['police-report.pdf', pdf, 'other'],
    ['policy 2026.pdf', pdf, 'insurance'],
    ['Lease termination notice.pdf', pdf, 'notice'],
    ['notice_of_inspection.pdf', pdf, 'notice'],
    ['invoice-3391.csv', 'text/csv', 'receipt'],
    ['ReceiptPlumber.png', 'image/png', 'receipt'],
    ['IMG_2041.jpg', 'image/jpeg', 'photo'],
    ['kitchen.webp', 'image/webp', 'photo'],
    ['notes.txt', 'text/plain', 'other'],
    ['.pdf', pdf, 'other'],
  ])('%s (%s) is %s', (name, type, kind) => {
    expect(guessKind({ name, type })).toBe(kind);
  });
});
