import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentNamed } from './content-disposition';

/** The name a browser reads. */
const nameIn = (value: string): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;\s]+)$/.exec(value)?.[1] ?? '');

describe('attachmentNamed', () => {
  it('says the name twice, plain for old programs', () => {
    expect(attachmentNamed('Lease 2026.pdf')).toBe(
      'attachment; filename="Lease 2026.pdf"; filename*=UTF-8\'\'Lease%202026.pdf',
    );
    expect(attachmentNamed('Überg🏠.pdf')).toContain('filename="_berg_.pdf"');
    expect(nameIn(attachmentNamed("Überg🏠 (1)'*!.pdf"))).toBe("Überg🏠 (1)'*!.pdf");
  });

  it.each([
    ['a"; filename="b.exe', 'a_; filename=_b.exe'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
    ['a\\".pdf', 'a__.pdf'],
    ['50%41.pdf', '50_41.pdf'],
  ])('lets %j end nothing and begin nothing', (name, ascii) => {
    expect(attachmentNamed(name)).toContain(`filename="${ascii}"; `);
  });

  it('is one header of visible ASCII whatever the name is, and keeps it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const value = attachmentNamed(`x${name}`);
        expect(value).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.~%+&$#^`|-]+$/,
        );
        expect(nameIn(value)).toBe(`x${name}`.replace(/[\p{Cc}\p{Cs}]/gu, ''));
      }),
    );
  });
});
