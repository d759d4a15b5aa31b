import type { ReactNode } from 'react';
import type { MyLease } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import { ordinal } from '../../../../../shared/domain/leases/document/words';
import { untilLabel, untilWords } from '../../../../../shared/domain/leases/status/until-words';
import { displayDollars } from '../../../../../shared/domain/money';
import { Fact, Facts } from '../../../ui/layout/facts';

type Props = { lease: MyLease; children?: ReactNode };

/** What a tenant asks first: how much, when, until when. */
export const LeaseFacts = ({ lease: { rent, due_day, from, until }, children }: Props) => (
  <Facts>
    <Fact label="Monthly rent">{displayDollars(rent)}</Fact>
    <Fact label="Due">{`${ordinal(due_day)} of the month`}</Fact>
    <Fact label="First day">{displayDate(from)}</Fact>
    <Fact label={untilLabel(until)}>{untilWords(until)}</Fact>
    {children}
  </Facts>
);
