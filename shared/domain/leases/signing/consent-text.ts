/**
 * The consent to sign electronically (ESIGN Act, 15 U.S.C. 7001(c)): paper on request, withdrawal, scope,
 * contact, technical needs. A changed text is a new version; the consent keeps the version shown (D48).
 */
export const consentText = {
  version: '2026-11',
  paragraphs: [
    'You can read and sign this lease electronically. Your electronic signature counts as if you had signed on paper.',
    'You do not have to. You may ask the sender for the lease on paper and sign that instead, and you may ask for a paper copy of what you signed. The sender may not charge you for the first one.',
    'This consent is for this lease alone: for the text shown here, your signature, and the copy you receive.',
    'You may withdraw it at any time before you sign, by declining here or by telling the sender. What you signed before stays signed.',
    'If your mail address changes, tell the sender, so that copies and notices about this lease reach you.',
    'You need a current web browser to read and sign, a mail account, and a program that shows PDF files, or a printer, to keep a copy. That you can read this text shows that your device can show the lease.',
  ],
} as const;

/** The same consent for a condition report. */
export const reportConsent = {
  version: '2026-11-report',
  paragraphs: [
    'You can read and sign this report electronically. Your electronic signature counts as if you had signed on paper.',
    'You do not have to. You may ask your landlord for the report on paper and sign that instead, and you may ask for a paper copy of what you signed. The first one is free.',
    'This consent is for this report alone. You may withdraw it at any time before you sign, by closing this or by telling your landlord.',
    'You need a current web browser to read and sign, and a printer or a program that shows PDF files to keep a copy. If your mail address changes, tell your landlord.',
  ],
} as const;
