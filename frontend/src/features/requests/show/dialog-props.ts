import type { RequestDetails } from '../../../../../shared/contract/request-shapes';

/** What a dialog of a request takes. */
export type DialogProps = { request: RequestDetails; onClose: () => void };
