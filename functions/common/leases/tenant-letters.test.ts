import { describe, expect, it } from 'vitest';
import { ada, grace, leaseWith, noon, shortHash } from '../../../test/support/leases/lease-data';
import { askToAnswer, notifyNotice, notifyNoticeBack, notifyRent, toTenants } from './tenant-letters';

const place = '12 Maple Street, Unit 1A, Ames';
const lease = leaseWith({
  packets: [
    {
      term: 1,
      version: 1,
      textHash: shortHash('text'),
      consentVersion: '1',
      sent: noon('2026-01-03'),
      expiresOn: '2026-02-02',
      signerCount: 2,
      chain: { seq: 0, hash: '' },
      signedOn: ['2026-01-05', '2026-01-05'],
      completed: noon('2026-01-05'),
    },
  ],
});
const about = { lease, on: '2026-06-15' };

describe('tenants are told', () => {
  it.each([
    ['tenants', 'The tenants gave notice to end'],
    ['owner', 'The landlord gave notice to end'],
    ['both', 'Both sides agreed to end'],
  ] as const)('of a notice by %s, and its last day', (by, words) => {
    expect(notifyNotice(about, { by, last_day: '2027-02-28' })({ place })).toEqual({
      subject: 'A notice about your lease',
      text: `${words} the lease for ${place}. The last day is Feb 28, 2027.`,
    });
  });

  it('that a notice comes in the middle of the fixed term', () => {
    const { text } = notifyNotice(about, { by: 'both', last_day: '2026-12-30' })({ place });
    expect(text).toContain('The fixed term runs to Dec 31, 2026, so this is 1 day before it ends.');
  });

  it('that a notice was withdrawn', () => {
    expect(notifyNoticeBack({ place })).toEqual({
      subject: 'The notice about your lease was withdrawn',
      text: `The notice about the lease for ${place} was withdrawn. The lease continues.`,
    });
  });

  it('of a new rent by its line’s name as it is called last [D38]', () => {
    const told = (line: string, of = lease) =>
      notifyRent({ ...about, lease: of }, { line, cents: 150_000, from: '2027-02-01' })({ place });
    const text = (label: string) => `${label} for ${place} is $1,500.00 a month starting Feb 01, 2027.`;
    const subject = 'A new rent for your home';
    expect(told('other')).toEqual({ subject, text: text('Rent') });
    const [first] = lease.terms;
    const named = ['Old', 'Pool', ''].map((label) => ({ id: 'x', kind: 'other' as const, label, cents: 1 }));
    const terms = named.slice(0, 2).flatMap((one) => (first ? [{ ...first, rentLines: [one] }] : []));
    expect(told('x', { ...lease, terms }).text).toBe(text('Pool'));
  });

  it('each by their own letter, who has an address, on the day', () => {
    const [term] = lease.terms;
    if (!term) throw new Error('the lease has a term');
    const tenants = [ada, { ...grace, email: '' }];
    const some = { ...lease, terms: [{ ...term, parties: { ...term.parties, tenants } }] };
    const letters = toTenants({ lease: some, on: '2026-06-15' }, notifyNoticeBack);
    expect(letters.map(({ to }) => to)).toEqual([ada.email]);
    const organization = { organizationId: 'org_one', name: 'Northgate Homes' };
    expect(letters[0]?.write({ organization, place, now: new Date() })).toEqual({
      subject: 'The notice about your lease was withdrawn',
      paragraphs: ['Hi Ada Byron,', notifyNoticeBack({ place }).text],
      closing: ['This email is for your records. If it isn’t what you agreed, please tell Northgate Homes.'],
    });
    expect(toTenants({ lease, on: '2025-12-31' }, notifyNoticeBack)).toEqual([]);
  });

  it.each([
    ['in', 'move-in'],
    ['out', 'move-out'],
  ] as const)(
    'what to check in the report of moving %s, until when, by a link of their own',
    (kind, word) => {
      const address = 'https://keystead.test/auth/report?token=x';
      const letter = askToAnswer({ kind, until: '2026-07-08' })({ tenant: ada, address });
      expect(letter.to).toBe(ada.email);
      const organization = { organizationId: 'org_one', name: 'Northgate Homes' };
      const { paragraphs, ...rest } = letter.write({ organization, place, now: new Date() });
      expect(rest).toEqual({
        subject: `Review your ${word} report`,
        button: { label: 'Review the report', address },
        closing: [expect.stringMatching(/^This link is only for you/)],
      });
      expect(paragraphs).toEqual([
        'Hi Ada Byron,',
        expect.stringContaining(`signed the ${word} report for ${place}. Review it by Jul 08, 2026`),
        'One tenant can sign for everyone.',
      ]);
    },
  );
});
