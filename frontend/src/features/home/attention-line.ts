import type { ScreenPath } from '../../ui/primitives/screen-path';

/** One line of what needs attention: what, where, how much, by when, and the way to do it. */
export type AttentionLine = {
  readonly key: string;
  readonly tone: 'danger' | 'warning' | 'info';
  readonly title: string;
  readonly text: string;
  /** Cents at stake, for the order and beside the line; with `isMonthly` they are a month's. */
  readonly cents?: number | undefined;
  readonly isMonthly?: boolean;
  /** Days until the earliest deadline, below 0 once it is over. */
  readonly days?: number | undefined;
  /** A day that the law sets. */
  readonly isLegal?: boolean;
  /** A lease that the person signs right from here: the button opens the page where it is read. */
  readonly signs?: string;
  readonly action?: {
    readonly to: ScreenPath;
    readonly search?: Record<string, string>;
    readonly label: string;
  };
};

const tones = ['danger', 'warning', 'info'] as const;
const never = Number.POSITIVE_INFINITY;

const overdueBy = ({ isLegal, days = 0 }: AttentionLine): number => (isLegal && days < 0 ? -days : 0);

/**
 * Overdue days of the law first, then by how bad it is, the money at stake, and the days left (desk.md
 * §3.2).
 */
export const inUrgency = (lines: readonly AttentionLine[]): AttentionLine[] =>
  lines.toSorted(
    (one, other) =>
      overdueBy(other) - overdueBy(one) ||
      tones.indexOf(one.tone) - tones.indexOf(other.tone) ||
      (other.cents ?? 0) - (one.cents ?? 0) ||
      (one.days ?? never) - (other.days ?? never) ||
      0,
  );
