import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { counted } from '../../../../../shared/domain/counted';
import { addDays, daysBetween, displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { agreedTermOf } from '../parts/terms-of';

/** The one thing to do next with a lease. */
export type Primary =
  | 'continue-draft'
  | 'remind-signers'
  | 'start-move-in'
  | 'record-payment'
  | 'offer-renewal'
  | 'start-move-out'
  | 'decide'
  | 'settle-deposit'
  | 'settlement-letter'
  | 'new-version';

/** What the line needs of the lease's money, for who sees it. */
export type StageMoney = {
  readonly may_change: boolean;
  readonly deposit_held: number;
  /** The last day to return the deposit, and the days that the state's law gives. */
  readonly deadline?: string | undefined;
  readonly law_days?: number | undefined;
  readonly settled_on?: string | undefined;
};

type Stage = { readonly primary: Primary | undefined; readonly line: string };

/** A draft goes out two days before its first day, so that everyone can sign. */
const sendDays = 2;
const moveInDays = 7;
const moveOutDays = 14;

const paymentIf = (money: StageMoney | undefined): Primary | undefined =>
  money?.may_change ? 'record-payment' : undefined;

function draftStage(lease: LeaseDetails): Stage {
  const from = agreedTermOf(lease)?.from ?? '';
  const primary = lease.may.change ? 'continue-draft' : undefined;
  if (from === '') return { primary, line: '' };
  if (from <= lease.today) return { primary, line: 'First day passed: Choose a new first day' };
  return {
    primary,
    line: `Starts ${displayDate(from)}: send it by ${displayDate(addDays(from, -sendDays))}`,
  };
}

function signingStage(lease: LeaseDetails): Stage {
  const [packet] = lease.packets;
  const primary = lease.may.resend ? 'remind-signers' : undefined;
  if (!packet) return { primary, line: '' };
  const signed = packet.signers.filter(({ signed_at }) => signed_at !== undefined).length;
  return {
    primary,
    line: `${signed} of ${packet.signers.length} signed · expires ${displayDate(packet.expires_on)}`,
  };
}

function signedStage(lease: LeaseDetails, money: StageMoney | undefined): Stage {
  const { move_in: lines = [], today } = lease;
  const from = agreedTermOf(lease)?.from ?? '';
  const isSoon = from !== '' && daysBetween(today, from) <= moveInDays;
  const due = lines.reduce((sum, { cents }) => sum + cents, 0);
  const open = lines.reduce((sum, line) => sum + line.open, 0);
  return {
    primary: isSoon ? 'start-move-in' : paymentIf(money),
    line:
      due > 0
        ? `Move-in costs: ${displayDollars(due - open)} of ${displayDollars(due)} paid`
        : `Starts ${displayDate(from)}`,
  };
}

function endingStage(lease: LeaseDetails, money: StageMoney | undefined): Stage {
  const { until, today, may, renewal } = lease;
  const days = until.on ? daysBetween(today, until.on) : undefined;
  return {
    primary: may.renew && renewal === undefined ? 'offer-renewal' : paymentIf(money),
    line:
      days === undefined ? '' : `${until.kind === 'ends' ? 'Ends' : 'Term ends'} in ${counted(days, 'day')}`,
  };
}

function noticeStage(lease: LeaseDetails, money: StageMoney | undefined): Stage {
  const { until, today } = lease;
  if (until.on === undefined) return { primary: paymentIf(money), line: '' };
  const isSoon = daysBetween(today, until.on) <= moveOutDays;
  return {
    primary: isSoon ? 'start-move-out' : paymentIf(money),
    line: until.on === today ? 'Moves out today' : `Moves out ${displayDate(until.on)}`,
  };
}

function endedStage(money: StageMoney | undefined): Stage {
  const primary = money?.may_change ? 'settle-deposit' : undefined;
  const { deposit_held: held = 0, deadline, law_days: days } = money ?? {};
  if (held <= 0 || deadline === undefined) return { primary, line: '' };
  const law = days === undefined ? '' : ` (state law: ${counted(days, 'day')})`;
  return { primary, line: `Return ${displayDollars(held)} by ${displayDate(deadline)}${law}` };
}

const stages: Record<LeaseDetails['status'], (lease: LeaseDetails, money: StageMoney | undefined) => Stage> =
  {
    draft: draftStage,
    sent: signingStage,
    'partly-signed': signingStage,
    signed: signedStage,
    active: (lease, money) => ({ ...endingStage(lease, money), primary: paymentIf(money) }),
    expiring: endingStage,
    'month-to-month': (lease, money) => ({
      primary: paymentIf(money),
      line: `${counted(agreedTermOf(lease)?.noticeDays ?? 0, 'day')}’ notice`,
    }),
    'notice-given': noticeStage,
    holdover: ({ may }) => ({
      primary: may.roll_over ? 'decide' : undefined,
      line: 'No rent is charged until you decide',
    }),
    ended: (_, money) => endedStage(money),
    settled: ({ may }, money) => ({
      primary: may.see_ledger ? 'settlement-letter' : undefined,
      line: money?.settled_on ? `Closed ${displayDate(money.settled_on)}` : '',
    }),
    void: ({ may }) => ({ primary: may.draft_again ? 'new-version' : undefined, line: '' }),
  };

/** What stands under the badge of a lease, and its primary button (desk.md §3.4). */
export const stageOf = (lease: LeaseDetails, money?: StageMoney): Stage => stages[lease.status](lease, money);
