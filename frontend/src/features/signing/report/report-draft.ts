import { useState } from 'react';
import type { MailedReport } from '../../../../../shared/contract/signing';

/** What a tenant said so far: things they agree with, and words on those they dispute, by thing. */
export type ReportDraft = {
  readonly agreed: readonly string[];
  readonly notes: Readonly<Record<string, string>>;
};

type Read = Pick<MailedReport, 'kind' | 'place' | 'name' | 'asked' | 'remarks'>;

/** The same from the mail and from the account: of this home, person and request. */
const keyOf = ({ kind, place, name, asked }: Read): string =>
  `report-draft:${kind}:${place}:${name}:${asked?.on ?? ''}`;

const isDraft = (value: unknown): value is ReportDraft =>
  typeof value === 'object' && value !== null && 'agreed' in value && 'notes' in value;

function stored(key: string): ReportDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const ofServer = ({ remarks }: Read): ReportDraft => ({
  agreed: [],
  notes: Object.fromEntries(remarks.flatMap(({ item, note, is_mine }) => (is_mine ? [[item, note]] : []))),
});

/** Words and marks as they are made, kept on this device until the report is answered. */
export function useReportDraft(read: Read) {
  const key = keyOf(read);
  const [draft, setDraft] = useState(() => stored(key) ?? ofServer(read));
  const change = (next: (now: ReportDraft) => ReportDraft) =>
    setDraft((now) => {
      const changed = next(now);
      try {
        localStorage.setItem(key, JSON.stringify(changed));
      } catch {
        // A full storage costs the draft, not the page.
      }
      return changed;
    });
  return {
    draft,
    agree: (items: readonly string[]) =>
      change(({ agreed, notes }) => ({
        agreed: [...agreed.filter((item) => !items.includes(item)), ...items],
        notes: Object.fromEntries(Object.entries(notes).filter(([item]) => !items.includes(item))),
      })),
    write: (item: string, note: string) =>
      change(({ agreed, notes }) => ({
        agreed: agreed.filter((one) => one !== item),
        notes: { ...notes, [item]: note },
      })),
    drop: (item: string) =>
      change(({ agreed, notes }) => ({
        agreed,
        notes: Object.fromEntries(Object.entries(notes).filter(([one]) => one !== item)),
      })),
    forget: () => localStorage.removeItem(key),
  };
}
