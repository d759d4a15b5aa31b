import type { Report } from '../../../shared/domain/screening/report';

/** The person a report is about. `birthDate` is a local date. */
type Subject = {
  readonly name: string;
  readonly email: string;
  readonly birthDate: string;
  readonly address: string;
};

/** A bureau that makes reports about people. Refuses `bureau-away` when it does not answer. */
export type Bureau = {
  /** Orders a report. The same `reference` again answers the same order. */
  order(order: { readonly reference: string; readonly subject: Subject }): Promise<{ bureauId: string }>;
  /**
   * Takes back what was ordered with this `reference`, or still will be. Answers the order, undefined when
   * none came before; a repeat answers the same.
   */
  takeBack(reference: string): Promise<{ bureauId: string } | undefined>;
  /** Undefined while it is being made; `failed` when none can be made, or it was taken back. */
  report(bureauId: string): Promise<Report | 'failed' | undefined>;
  /** Which order a message is about; undefined for one that is forged, damaged or past five minutes. */
  readEvent(message: {
    text: string;
    signature: string;
    now: Date;
  }): Promise<{ bureauId: string } | undefined>;
  /** Whom an adverse-action notice names (D49). */
  agency(): Promise<{ readonly name: string; readonly contact: string }>;
};
