import { describe, expect, it } from 'vitest';
import { documentLimits } from '../../../../../shared/domain/portfolio/documents';
import { acceptedFiles, fileProblem, firstName, typeOf } from './file-rules';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('what a chosen file is', () => {
  it.each([
    ['a.pdf', 'application/pdf', 'application/pdf'],
    ['a.PDF', '', 'application/pdf'],
    ['a.jpeg', 'image/jpeg', 'image/jpeg'],
    ['rents.csv', 'application/vnd.ms-excel', 'text/csv'],
    ['lease.docx', '', word],
    ['scan', 'image/png', 'image/png'],
    ['drawing.svg', 'image/svg+xml', undefined],
    ['page.html', 'text/html', undefined],
    ['macro.docm', 'application/vnd.ms-word.document.macroenabled.12', undefined],
    ['pdf', '', undefined],
  ])('%s (%s) is %s', (name, type, known) => {
    expect(typeOf({ name, type })).toBe(known);
  });

  it('is refused in a sentence that names it: kind, nothing in it, too large', () => {
    const of = (name: string, size: number) => fileProblem({ name, type: '', size });
    expect(of('x.heic', 5)).toBe(
      '“x.heic” is not a supported type. Use PDF, JPG, PNG, WebP, TXT, CSV, DOCX or XLSX.',
    );
    expect(of('x.pdf', 0)).toBe('“x.pdf” is empty.');
    expect(of('x.pdf', documentLimits.bytes + 400_000)).toBe(
      '“x.pdf” has 25.4 MB. A document can be at most 25 MB.',
    );
    expect(of('x.pdf', documentLimits.bytes)).toBeUndefined();
  });

  it('has its own name, on one line and not too long', () => {
    expect(firstName({ name: ' a\nb\u202Egpj.pdf ' })).toBe('a bgpj.pdf');
    expect(firstName({ name: `${'x'.repeat(300)}.pdf` })).toHaveLength(200);
  });

  it('is offered by the file dialog by extension and by type', () => {
    expect(acceptedFiles.split(',')).toEqual(expect.arrayContaining(['.jpeg', '.docx', 'text/csv']));
  });
});
