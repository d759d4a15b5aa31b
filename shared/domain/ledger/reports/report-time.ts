import type { Day } from '../../leases/moments';

/** Days are posting days, both included. A report as of a day has no `from`. */
export type ReportTime = { readonly from: Day; readonly to: Day };
