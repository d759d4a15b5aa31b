import type { Contract } from '../../../shared/contract';
import { type LeaseTab, leaseTabs } from '../../../shared/contract/leases';
import { localDateOf } from '../../../shared/domain/dates';
import type { Handler } from '../../runtime/handler';
import type { LeaseLine } from '../../table/leases/record';
import { leasesLeft } from './leases-left';
import { isInTab } from './tab-range';

/** A number of each tab and of all, from their lines. */
function ofTabs(lines: readonly LeaseLine[], today: string, numberOf: (line: LeaseLine) => number) {
  const sum = (some: readonly LeaseLine[]) => some.reduce((total, line) => total + numberOf(line), 0);
  const inTab = (tab: LeaseTab) => sum(lines.filter((line) => isInTab(tab, line, today)));
  const [drafts, out, active, expiring, ended] = leaseTabs.map(inTab);
  return {
    all: sum(lines),
    drafts: drafts ?? 0,
    out: out ?? 0,
    active: active ?? 0,
    expiring: expiring ?? 0,
    ended: ended ?? 0,
  };
}

/** Reads every line once; it may lag. */
export const countLeases: Handler<Contract['leases']['countLeases']> = async (request, deps) => {
  const left = (await leasesLeft(request.query, request, deps)).map(({ line }) => line);
  const today = localDateOf(request.now);
  const rents = ofTabs(left, today, ({ rent }) => rent);
  return { success: 1, data: { ...ofTabs(left, today, () => 1), rents } };
};
