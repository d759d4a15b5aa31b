import type { Lease } from '../../../shared/domain/leases/lease';
import type { LeaseStatus } from '../../../shared/domain/leases/status/status';

/** The table of statuses, row by row and without the product's code: slow, plain, and independent. */
export function naiveStatus(lease: Lease, today: string): LeaseStatus {
  const gone = (day: string | undefined) => day !== undefined && day <= today;
  const standing = <F extends { undoneOn?: string; on: string }>(facts: readonly F[]) =>
    [...facts].reverse().find((fact) => fact.on <= today && !gone(fact.undoneOn));
  const packets = (number: number) => lease.packets.filter(({ term }) => term === number);
  const isSigned = (number: number) =>
    packets(number).some(({ completed, voided }) => gone(completed?.on) && !gone(voided?.on)) ||
    lease.terms.some(
      ({ number: one, adopted }) => one === number && gone(adopted?.on) && !gone(adopted?.removedOn),
    );
  const open = packets(1).find(
    ({ sent, completed, voided, expiresOn }) =>
      gone(sent.on) && !gone(completed?.on) && !gone(voided?.on) && expiresOn >= today,
  );
  const drafts = lease.terms[0]?.drafts.filter(({ since }) => since <= today) ?? [];
  const draft = drafts[drafts.length - 1];
  const isDraftThere =
    draft !== undefined &&
    !gone(draft.discardedOn) &&
    !packets(1).some(({ version, sent }) => version === draft.version && gone(sent.on));

  const signed = lease.terms.filter(({ number }) => isSigned(number));
  const latest = signed[signed.length - 1];
  const begun = signed.filter(({ from }) => from <= today);
  const current = begun[begun.length - 1];
  const wasRolledOver = (number: number, to: string) =>
    lease.holdovers.some(
      (decision) =>
        decision.kind === 'rolls-over' &&
        decision.term === number &&
        decision.decidedOn <= today &&
        decision.from > to,
    );
  const rolls = (term: typeof latest) =>
    term !== undefined &&
    (term.to === undefined || term.atEnd === 'month-to-month' || wasRolledOver(term.number, term.to));

  const end = standing(lease.ends);
  const keys = standing(lease.surrenders);
  const notices = lease.notices.filter(({ givenOn, takenBackOn }) => givenOn <= today && !gone(takenBackOn));
  const notice = notices[notices.length - 1];
  const lastDays = [end?.on, notice ? notice.lastDay : rolls(latest) ? undefined : latest?.to];
  const last = lastDays.filter((day) => day !== undefined).sort()[0];

  const rows: [LeaseStatus, boolean][] = [
    ['settled', gone(lease.settledOn)],
    ['partly-signed', !isSigned(1) && open !== undefined && open.signedOn.filter(gone).length > 0],
    ['sent', !isSigned(1) && open !== undefined],
    ['draft', !isSigned(1) && isDraftThere],
    ['void', !isSigned(1)],
    ['ended', end !== undefined && end.on < today],
    ['ended', keys !== undefined && last !== undefined && keys.on < today && last < today],
    ['signed', current === undefined],
    ['notice-given', notice !== undefined && today <= notice.lastDay],
    ['holdover', last !== undefined && today > last],
    ['month-to-month', current !== undefined && (!current.to || (current.to < today && rolls(current)))],
    [
      'expiring',
      current === latest && Date.parse(current?.to ?? '') - Date.parse(today) <= 90 * 24 * 60 * 60 * 1000,
    ],
    ['active', true],
  ];
  return rows.find(([, holds]) => holds)?.[0] ?? 'active';
}
