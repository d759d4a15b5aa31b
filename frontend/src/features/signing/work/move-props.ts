import type { VendorJob } from '../../../../../shared/contract/vendor-jobs';

/** A vendor's link, what it opens, and what to do after a change. */
export type MoveProps = { token: string; job: VendorJob; onDone: () => void };
